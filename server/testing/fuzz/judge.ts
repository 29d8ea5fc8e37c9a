import * as v from 'valibot';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type ProblemCode, problemBody, problems } from '../../../src/contract/problem.ts';
import { statusOf } from '../../platform/calls/serve.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/** What any call can answer, whatever its endpoint. */
const always: readonly ProblemCode[] = [
  'bad-request',
  'invalid',
  'sign-in-required',
  'forbidden',
  'not-found',
  'not-acceptable',
  'too-large',
  'unsupported-media-type',
  'too-many-requests',
  'header-too-large',
];

/** @returns in what an answer breaks the contract, null when it keeps it */
export function faultOf(endpoint: Endpoint, { status, headers, body }: Answer): string | null {
  if (!(status >= 200 && status < 500)) return `answered ${status}: ${body.slice(0, 300)}`;
  const type = String(headers['content-type'] ?? '');
  // Node sends no body with it, whatever the answer was.
  if (endpoint.method === 'HEAD') return null;
  if (status >= 400) return faultOfProblem(endpoint, status, type, body);
  const { reply } = endpoint;
  if (status !== statusOf(reply)) return `answered ${status}, not ${statusOf(reply)}`;
  if (reply.kind === 'text') return type.startsWith('text/plain') ? null : `text as ${type}`;
  if (reply.kind === 'file') return type === reply.type ? null : `a file as ${type}`;
  if (reply.kind === 'offset') return body === '' ? null : 'a body beside an offset';
  if (reply.kind === 'events') return type === 'text/event-stream' ? null : `events as ${type}`;
  if (!type.startsWith('application/json')) return `JSON as ${type}`;
  const result = v.safeParse(reply.schema, JSON.parse(body));
  return result.success ? null : `not as the contract says: ${v.summarize(result.issues)}`;
}

function faultOfProblem(
  endpoint: Endpoint,
  status: number,
  type: string,
  body: string,
): string | null {
  if (!type.startsWith('application/problem+json')) return `a problem as ${type || 'nothing'}`;
  const result = v.safeParse(problemBody, JSON.parse(body));
  if (!result.success) return `no problem as the contract has it: ${v.summarize(result.issues)}`;
  const problem = result.output;
  const code = problem.code as ProblemCode;
  if (problems[code]?.status !== status || problem.status !== status)
    return `${status} does not belong to ${code}`;
  if (![...always, ...(endpoint.problems ?? [])].includes(code))
    return `${code} is not among this call’s problems`;
  if (code === 'invalid' && !problem.errors?.length) return 'invalid, and no field named';
  for (const { path, message } of problem.errors ?? []) {
    if (path === '') return 'a field without a name';
    if (!/[.!?]$/.test(message)) return `no sentence: ${message}`;
  }
  return null;
}
