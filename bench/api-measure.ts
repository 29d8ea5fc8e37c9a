import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { addressOf, type HotList } from './api-lists.ts';

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

export const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

export const medians = (runs: readonly Measured[]): Measured => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p50: median(runs.map(({ p50 }) => p50)),
  p99: median(runs.map(({ p99 }) => p99)),
});

const requestsOf = ({ calls }: HotList) =>
  calls.map((call) => ({ path: addressOf(call), headers: { ...call.caller.headers } }));

/**
 * Asks for a list over 64 connections for so many seconds. Each begins with another caller, so that never two of them
 * are the same person at the same time. @throws for any answer but 200
 */
export async function run(origin: string, list: HotList, seconds: number): Promise<Measured> {
  const requests = requestsOf(list);
  let begun = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests,
    setupClient(client) {
      const first = Math.floor((begun * requests.length) / connections);
      begun += 1;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    },
  });
  if (result.errors + result.non2xx > 0)
    throw new Error(`${list.name}: ${result.errors} errors, ${result.non2xx} refusals`);
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50, p99 };
}

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
