import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { addressOf, type HotList } from './api-lists.ts';
import { median } from './figures.ts';

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export const connections = 64;
/** Code that has hardly run is not what is measured: an answer costs half as much after half a minute as after five seconds. */
export const warmUpSeconds = 20;

export interface Runs {
  readonly rounds: number;
  /** Of each. */
  readonly seconds: number;
}

export const medians = (runs: readonly Measured[]): Measured => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p50: median(runs.map(({ p50 }) => p50)),
  p99: median(runs.map(({ p99 }) => p99)),
});

interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const requestsOf = ({ calls }: HotList): Request[] =>
  calls.map((call) => ({ path: addressOf(call), headers: { ...call.caller.headers } }));

const script = fileURLToPath(new URL('./api-wrk.lua', import.meta.url));

/** Asks for a list for so many seconds, the callers by turns. */
export const run = (origin: string, list: HotList, seconds: number): Promise<Measured> =>
  ask(origin, list.name, requestsOf(list), seconds);

/** What the bare server answers with one text, without a database: what machine and generator take for themselves. */
export const fixedPath = '/fixed';

export const runFixed = (origin: string, seconds: number): Promise<Measured> =>
  ask(origin, 'a fixed answer', [{ path: fixedPath, headers: {} }], seconds);

/**
 * Asks over 64 connections for so many seconds, the requests by turns. wrk asks, because a generator that has
 * to collect garbage stops all connections at once, and its pauses would be counted as the server's. Debian's wrk counts
 * an answer that took long also for those that its connection could have asked for meanwhile.
 * @throws for any answer but a good one, and where wrk is missing
 */
async function ask(
  origin: string,
  what: string,
  requests: readonly Request[],
  seconds: number,
): Promise<Measured> {
  const wrk = spawn(
    'wrk',
    ['-t1', '--timeout', '10s', `-c${connections}`, `-d${seconds}s`, '-s', script, origin],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const missing = once(wrk, 'error').then(() => {
    throw new Error('This bench asks with wrk: apt-get install wrk');
  });
  wrk.stdin.end(requests.map(written).join('\0'));
  const ended = Promise.all([text(wrk.stdout), once(wrk, 'close')]);
  const [told, [code]] = await Promise.race([ended, missing]);
  if (code !== 0) throw new Error(`${what}: wrk ended with ${code}`);
  const { refusals, errors, ...measured } = JSON.parse(told.trim().split('\n').at(-1)!);
  if (errors + refusals > 0) throw new Error(`${what}: ${errors} errors, ${refusals} refusals`);
  return measured;
}

/** A request as it goes over the wire. */
const written = ({ path, headers }: Request) =>
  [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

/** @throws when two servers do not answer every call of a list alike */
export async function answerAlike(list: HotList, ...origins: readonly string[]): Promise<void> {
  for (const { path, headers } of requestsOf(list)) {
    const answers = origins.map(async (origin) => {
      const answer = await fetch(origin + path, { headers });
      return [answer.status, answer.headers.get('x-total-count'), await answer.json()];
    });
    const [first, ...others] = await Promise.all(answers);
    if (others.some((other) => !isDeepStrictEqual(other, first)))
      throw new Error(`${path} is answered differently.`);
  }
}
