import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { median } from './figures.ts';
import type { HotList } from './lists.ts';

export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export const connections = 64;
/** Code that has hardly run is not what is measured: an answer costs half as much after half a minute as after five seconds. */
export const warmUpSeconds = 20;

export const medians = (runs: readonly Measured[]): Measured => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p50: median(runs.map(({ p50 }) => p50)),
  p99: median(runs.map(({ p99 }) => p99)),
});

const script = fileURLToPath(new URL('./wrk.lua', import.meta.url));

/**
 * Asks over 64 connections for so many seconds, the callers of a list by turns. wrk asks, because a generator that has
 * to collect garbage stops all connections at once, and its pauses would be counted as the server's. Debian's wrk counts
 * an answer that took long also for those that its connection could have asked for meanwhile.
 * @throws for any answer but a good one, and where wrk is missing
 */
export async function ask(
  origin: string,
  { name, calls }: HotList,
  seconds: number,
): Promise<Measured> {
  const given = ['-t1', '--timeout', '10s', `-c${connections}`, `-d${seconds}s`, '-s', script];
  const wrk = spawn('wrk', [...given, origin], { stdio: ['pipe', 'pipe', 'inherit'] });
  const missing = once(wrk, 'error').then(() => {
    throw new Error('This bench asks with wrk: apt-get install wrk');
  });
  // As they go over the wire.
  const requests = calls.map(({ path, caller }) =>
    [
      `GET ${path} HTTP/1.1`,
      'host: localhost',
      ...Object.entries(caller.headers).map(([header, value]) => `${header}: ${value}`),
      '\r\n',
    ].join('\r\n'),
  );
  wrk.stdin.end(requests.join('\0'));
  const ended = Promise.all([text(wrk.stdout), once(wrk, 'close')]);
  const [told, [code]] = await Promise.race([ended, missing]);
  if (code !== 0) throw new Error(`${name}: wrk ended with ${code}`);
  const { refusals, errors, ...measured } = JSON.parse(told.trim().split('\n').at(-1)!);
  if (errors + refusals > 0) throw new Error(`${name}: ${errors} errors, ${refusals} refusals`);
  return measured;
}
