import type { Aside } from './aside.ts';
import { median, sum } from './figures.ts';
import type { Answered } from './load-traffic.ts';

interface Turns<What extends string> {
  readonly rounds: number;
  /** How long people wait, for a while. */
  readonly measure: () => Promise<Answered>;
  /** What weighs on the product besides, each begun anew in every round. */
  readonly weights: Record<What, (round: number) => Promise<Aside>>;
}

export interface Turned<What extends string> {
  readonly rest: readonly Answered[];
  readonly under: Record<What, Answered[]>;
  /** What came of each weight, in every round. */
  readonly outcomes: Record<What, object[]>;
}

/**
 * Measures by turns at rest and under each weight, because what stops everybody now and then, as collecting all memory
 * does, falls on any row.
 */
export async function byTurns<What extends string>({
  rounds,
  measure,
  weights,
}: Turns<What>): Promise<Turned<What>> {
  const whats = Object.keys(weights) as What[];
  const none = <Kept>() => Object.fromEntries(whats.map((what) => [what, [] as Kept[]]));
  const [under, outcomes] = [none<Answered>(), none<object>()] as [
    Turned<What>['under'],
    Turned<What>['outcomes'],
  ];
  const rest: Answered[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rest.push(await measure());
    for (const what of whats) {
      const weight = await weights[what](round);
      under[what].push(await measure());
      outcomes[what].push(await weight.stop());
      weight.end();
    }
  }
  return { rest, under, outcomes };
}

/** Milliseconds. */
export const medianP99 = (runs: readonly Answered[]): number => median(runs.map(({ p99 }) => p99));

/** A row of a table from its rounds, and how many times its value at rest the p99 is. */
export const rowOf = (what: string, runs: readonly Answered[], rest: readonly Answered[]) => ({
  what,
  requests: sum(runs.map(({ requests }) => requests)),
  failed: sum(runs.map(({ failed }) => failed)),
  'p50 ms': median(runs.map(({ p50 }) => p50)),
  'p99 ms': medianP99(runs),
  'each p99 ms': runs.map(({ p99 }) => p99).join(', '),
  'max ms': Math.max(...runs.map(({ max }) => max)),
  ratio: Math.round((medianP99(runs) / medianP99(rest)) * 100) / 100,
});

/** Says what went wrong, each once. @returns whether nothing did */
export function wentWell(runs: readonly Answered[]): boolean {
  for (const error of new Set(runs.flatMap(({ errors }) => errors))) console.error(`  ${error}`);
  return runs.every(({ failed }) => failed === 0);
}

/** How often each status was answered, in words. */
export function statusesIn(outcomes: readonly object[]): string {
  const all = Map.groupBy(outcomes.flatMap(Object.entries), ([status]) => status);
  return [...all]
    .map(([status, counts]) => `${status}×${sum(counts.map(([, count]) => Number(count)))}`)
    .join(' ');
}
