import { setTimeout } from 'node:timers/promises';

/** What came of calls that are repeated until somebody answers. */
export interface Tally {
  /** How many answers had each status; 0 is none. */
  readonly statuses: Record<number, number>;
  /** What no fault of the outside world excuses. */
  readonly faults: string[];
  slowestMs: number;
}

export const newTally = (): Tally => ({ statuses: {}, faults: [], slowestMs: 0 });

export type Method = 'GET' | 'POST' | 'PUT';

export interface Persistent {
  readonly method: Method;
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  /** Sent with every repetition. */
  readonly key?: string;
  /** The address that it comes from; one of its own by default. */
  readonly from?: string;
}

/** A call that takes longer hangs. */
const patienceMs = 15_000;
/** How long to wait before asking again, in milliseconds. */
const again = 100;

let calls = 0;
/** Each call comes as if from an address of its own: the limits per address are not what is looked at. */
export function address(): string {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

interface Answer {
  /** 0 where nobody answered. */
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** True if it says when to come again. */
  readonly isToldWhen: boolean;
  /** Why nobody answered. */
  readonly error?: Error;
}

/** One call as somebody, asked once. */
export const ask = (
  origin: string,
  { method, path, token, body, key, from = address() }: Persistent,
  patience = patienceMs,
): Promise<Answer> =>
  fetch(`${origin}/api${path}`, {
    method,
    signal: AbortSignal.timeout(patience),
    headers: {
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
    .then(async (response) => ({
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: await response.text(),
      isToldWhen: response.headers.has('retry-after'),
    }))
    .catch((error: Error) => ({ status: 0, type: '', body: '', isToldWhen: false, error }));

/**
 * Calls until there is an answer that decides: neither silence, nor 503, nor a balancer's 502.
 * @param origin asked anew each time, because the server may be another one by then
 */
export async function insist(
  origin: () => string,
  call: Persistent,
  tally: Tally,
): Promise<{ status: number; body: string }> {
  const { method, path } = call;
  for (;;) {
    const begun = performance.now();
    const answer = await ask(origin(), call);
    if (answer.error?.name === 'TimeoutError') tally.faults.push(`${method} ${path} hung`);
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
    tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1;
    const fromProduct = answer.status >= 500 && answer.status !== 502;
    if (fromProduct && !answer.type.startsWith('application/problem+json'))
      tally.faults.push(`${method} ${path} answered ${answer.status} as ${answer.type}`);
    if (fromProduct && answer.status !== 503)
      tally.faults.push(`${method} ${path} answered ${answer.status}: ${answer.body}`);
    if (answer.status > 0 && answer.status < 500) return answer;
    await setTimeout(again);
  }
}
