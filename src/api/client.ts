import { ofetch } from 'ofetch';
import { apiBase } from '../contract/api-base.ts';
import {
  type CallOf,
  changesSomething,
  type Endpoint,
  type ReplyOf,
} from '../contract/endpoint.ts';
import type { Page } from '../contract/paging.ts';
import { hearTime } from '../session/clock.ts';
import { noteChangeSent } from './act/changes-sent.ts';
import { asBearer } from './bearer.ts';
import { ApiProblem, problemFrom } from './problem.ts';

interface CallOptions {
  /** Overrides the token of the signed-in person. */
  readonly token?: string;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

/**
 * Makes one call of the contract and answers its body.
 * @throws {ApiProblem} for every answer that is not a success, and when no answer comes.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions = {},
) {
  const response = await send(endpoint, input, options);
  return response._data as ReplyOf<E>;
}

/** Calls a list: its rows, and their number over all pages if the server gives it. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions = {},
): Promise<{
  rows: ReplyOf<E>;
  total: Page<unknown>['total'] | null;
  hasMore: boolean;
  /** Null at the end of the list, and if the server does not say. */
  next: { page: number; pageSize: number } | null;
}> {
  const { headers, _data } = await send(endpoint, input, options);
  const total = headers.get('X-Total-Count');
  return {
    rows: _data as ReplyOf<E>,
    total: total === null ? null : Number(total),
    hasMore: headers.has('X-Total-More'),
    next: nextIn(headers.get('Link') ?? ''),
  };
}

/** The next page that a `Link` header names (RFC 8288). */
function nextIn(link: string): { page: number; pageSize: number } | null {
  const query = /<[^>?]*\?([^>]*)>; rel="next"/.exec(link)?.[1];
  if (query === undefined) return null;
  const asked = new URLSearchParams(query);
  return { page: Number(asked.get('page')), pageSize: Number(asked.get('pageSize')) };
}

/**
 * Calls for a file. Text gets the byte order mark that tells Excel it is UTF-8, because reading it here removed that.
 */
export async function download<E extends Endpoint & { reply: { kind: 'file' } }>(
  endpoint: E,
  input: CallOf<E>,
  options: CallOptions = {},
): Promise<Blob> {
  const { _data } = await send(endpoint, input, options);
  if (_data instanceof Blob) return _data;
  return new Blob([`\uFEFF${_data}`], { type: endpoint.reply.type });
}

/** What a call may take, where it is known only when it is made. */
export interface AnyCall {
  params: object;
  query: object;
  body: object;
  file: Blob;
  idempotencyKey: string;
  version: string;
}

/** Calls that need a session are made for the signed-in person. */
const send = (endpoint: Endpoint, input: unknown, { token, ...options }: CallOptions) =>
  token !== undefined || endpoint.audience === 'anyone'
    ? sendAs(token ?? null, endpoint, input, options)
    : asBearer((own) => sendAs(own, endpoint, input, options));

async function sendAs(
  token: string | null,
  endpoint: Endpoint,
  input: unknown,
  { signal, keepalive }: Omit<CallOptions, 'token'>,
) {
  const { params, query, body, file, idempotencyKey, version } = input as Partial<AnyCall>;
  if (changesSomething(endpoint)) noteChangeSent();
  // ofetch would repeat a GET on 409 and 5xx by itself; whether to try again is a machine's decision.
  const response = await ofetch
    .raw(pathOf(endpoint.path, params), {
      baseURL: apiBase,
      method: endpoint.method,
      query,
      body: body ?? file,
      signal,
      ...(keepalive && { keepalive }),
      retry: 0,
      ignoreResponseError: true,
      responseType: responseTypeOf(endpoint.reply),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
        ...(file && { 'Content-Type': file.type }),
      },
    })
    .catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiProblem(0, 'unreachable', null, { cause });
    });
  // A file may come from the browser’s cache, with the time at which it was made.
  if (endpoint.reply.kind !== 'file') hearTime(response.headers.get('Date'));
  if (response.ok) return response;
  const { _data } = response;
  throw problemFrom(response.status, _data instanceof Blob ? await _data.text() : _data);
}

/** Response type of an answer; undefined for JSON, the format of every failure. */
function responseTypeOf(reply: Endpoint['reply']): 'text' | 'blob' | undefined {
  if (reply.kind === 'json') return undefined;
  return reply.kind === 'file' && !reply.type.startsWith('text/') ? 'blob' : 'text';
}

/** Address of a call for another client. */
export const addressOf = ({ path }: Endpoint, params?: object): string =>
  apiBase + pathOf(path, params);

/** `/Projects/{id}/status` with its parameters written in. */
function pathOf(path: string, params: object = {}): string {
  return Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
}
