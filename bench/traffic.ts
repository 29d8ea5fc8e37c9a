import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { rounded } from './figures.ts';
import type { Caller } from './people.ts';

/** One call of the mixed traffic, and the status its answer must have. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly expected: number;
}

export const reading = (path: string, { headers }: Pick<Caller, 'headers'>): Ask => ({
  method: 'GET',
  path,
  headers: { ...headers },
  expected: 200,
});

/** A call with a body, as JSON. */
export const sending = (
  method: 'POST' | 'PUT',
  path: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  expected = 200,
): Ask => ({
  method,
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
  expected,
});

/** Takes one after the other, again and again. */
export const taking = (asks: readonly Ask[]): (() => Ask) => {
  let taken = 0;
  return () => asks[taken++ % asks.length]!;
};

export interface Answered {
  readonly requests: number;
  /** What went wrong, in words, each once. */
  readonly errors: readonly string[];
  readonly failed: number;
  /** Milliseconds, from when a request was due until its answer was read. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/**
 * Sends so many requests a second for so many seconds, each when it is due, however long others take. Latency
 * counts from the moment a request was due: one that had to wait because the server, or this process, was
 * behind is as slow as it was for whoever sent it.
 */
export async function steadily(
  origin: string,
  perSecond: number,
  seconds: number,
  next: () => Ask,
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const total = perSecond * seconds;
  // Of each answer only its time is kept: a long row of promises is walked through whenever memory is collected, and
  // the server would be taken for as slow as that makes this process.
  const times = new Float64Array(total);
  let answered = 0;
  const all = Promise.withResolvers<void>();
  const errors = new Set<string>();
  let failed = 0;
  const begun = performance.now();
  for (let sent = 0; sent < total; sent += 1) {
    const due = begun + (sent / perSecond) * 1_000;
    for (let now = performance.now(); now < due; now = performance.now()) await pause(due - now);
    const ask = next();
    answerTo(agent, origin, ask)
      .then(({ statusCode }) => {
        if (statusCode !== ask.expected) throw new Error(`${statusCode}`);
      })
      .catch((error: Error) => {
        failed += 1;
        errors.add(`${ask.method} ${ask.path.split('?')[0]}: ${error.message}`);
      })
      .finally(() => {
        times[answered] = performance.now() - due;
        answered += 1;
        if (answered === total) all.resolve();
      });
  }
  await all.promise;
  agent.destroy();
  times.sort();
  const at = (share: number) => rounded(times[Math.floor(share * (total - 1))] ?? Number.NaN, 1);
  return { requests: total, failed, errors: [...errors], p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** @returns an answer, once the whole of it was read */
export const answerTo = (
  agent: Agent,
  origin: string,
  {
    method,
    path,
    headers,
    body,
  }: Pick<Ask, 'path' | 'headers'> & {
    method?: string;
    body?: string | Uint8Array | undefined;
  },
) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(origin + path, { agent, method, headers, timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer));
      answer.once('error', reject);
    });
    call.once('timeout', () => call.destroy(new Error('no answer for 30 s')));
    call.once('error', reject);
    call.end(body);
  });
