import { stringify } from 'node:querystring';
import type { CallOf, Endpoint } from '../../src/contract/endpoint.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever was answered
  readonly body: any;
}

/** A call of the contract as it goes over the wire. */
export async function wireOf<E extends Endpoint>(endpoint: E, input: CallOf<E>, token?: string) {
  const { params = {}, query, body, file, idempotencyKey, version } = input as AnyCall;
  const path = Object.entries(params).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, String(value)),
    endpoint.path as string,
  );
  const headers: Record<string, string> = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
    ...(file && { 'content-type': file.type }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(version && { 'if-match': `"${version}"` }),
    ...(endpoint.reply.kind === 'offset' && { 'tus-resumable': '1.0.0' }),
    ...(endpoint.method === 'PATCH' && { 'upload-offset': '0' }),
    // A stream would never end here; asked for anything else it says so, once the caller was let in.
    ...(endpoint.reply.kind === 'events' && { accept: 'application/json' }),
  };
  return {
    method: endpoint.method,
    url: `/api${path}${query ? `?${stringify(query)}` : ''}`,
    headers,
    payload: file ? Buffer.from(await file.arrayBuffer()) : body && JSON.stringify(body),
  };
}

interface AnyCall {
  readonly params?: object;
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly file?: Blob;
  readonly idempotencyKey?: string;
  readonly version?: string;
}
