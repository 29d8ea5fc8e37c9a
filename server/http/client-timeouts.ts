import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long the server waits for a client, in milliseconds. */
export interface Patience {
  /** Until a request's headers have come. */
  readonly headers: number;
  /** Until its body has come as well. */
  readonly request: number;
  /** How often both are looked at. */
  readonly lookedAtEvery: number;
}

/**
 * Enough for a picture over a poor line; little for a thousand clients that send byte by byte. Looked at often, so that
 * those who came one after the other are ended so, and come again so: a thousand at once would hold up everybody else.
 */
export const usualPatience: Patience = { headers: 10_000, request: 30_000, lookedAtEvery: 100 };

/** The same in the server's own words. Who sends too slowly is answered 408, and the connection ends. */
export const clientLimits = ({ headers, request, lookedAtEvery }: Patience) =>
  ({
    connectionTimeout: 60_000,
    requestTimeout: request,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: headers, connectionsCheckingInterval: lookedAtEvery },
  }) satisfies FastifyHttpOptions<Server>;
