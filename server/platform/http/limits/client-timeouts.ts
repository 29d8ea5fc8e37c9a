import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Milliseconds the server waits for a client. A slower one is answered 408, and the connection ends. */
export interface ClientTimeouts {
  readonly headers: number;
  /** For the headers and the body. */
  readonly request: number;
  readonly checkInterval: number;
}

/**
 * Enough for a picture over a slow line; little for a thousand clients that send byte by byte. The interval is short, so
 * that slow clients are cut off one by one: a thousand at the same moment would reconnect together and hold up everybody.
 */
export const defaultTimeouts: ClientTimeouts = {
  headers: 10_000,
  request: 30_000,
  checkInterval: 100,
};

/** Options for Fastify. */
export const timeoutOptions = ({ headers, request, checkInterval }: ClientTimeouts) =>
  ({
    connectionTimeout: 60_000,
    requestTimeout: request,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: headers, connectionsCheckingInterval: checkInterval },
  }) satisfies FastifyHttpOptions<Server>;
