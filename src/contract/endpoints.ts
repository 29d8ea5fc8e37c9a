import * as declared from './calls.ts';
import type { Endpoint } from './endpoint.ts';

type EveryExport = typeof declared;
type Endpoints = {
  readonly [Name in keyof EveryExport as EveryExport[Name] extends Endpoint
    ? Name
    : never]: EveryExport[Name];
};

const isCall = (exported: unknown) =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/**
 * The whole API by operation name: what these files export that is a call. The document is made
 * from this table, and the walk over every endpoint with every role reads it.
 */
export const endpoints = Object.fromEntries(
  Object.entries(declared).filter(([, exported]) => isCall(exported)),
) as unknown as Endpoints;

export type EndpointName = keyof typeof endpoints;
