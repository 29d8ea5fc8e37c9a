import { median } from './api-measure.ts';
import type { Answered } from './load-traffic.ts';

/** Milliseconds. */
export const medianP99 = (runs: readonly Answered[]): number => median(runs.map(({ p99 }) => p99));

/** A row of the table from its rounds, with how many slow clients were ended meanwhile. */
export const rowOf = (what: string, runs: readonly Answered[], ended = 0) => ({
  what,
  requests: runs.reduce((total, { requests }) => total + requests, 0),
  failed: runs.reduce((total, { failed }) => total + failed, 0),
  'p50 ms': median(runs.map(({ p50 }) => p50)),
  'p99 ms': medianP99(runs),
  'each p99 ms': runs.map(({ p99 }) => p99).join(', '),
  'max ms': Math.max(...runs.map(({ max }) => max)),
  ended,
});
