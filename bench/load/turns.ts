import type { Aside, Outcome } from '../aside.ts';
import { complain, judge, median, type Runs, rounded, sum } from '../figures.ts';
import type { Product } from '../product.ts';
import { type Answered, type Ask, steadily } from '../traffic.ts';

/** Calls that people make at a constant rate while the product is under load. */
interface Calls {
  readonly perSecond: number;
  readonly next: () => Ask;
  /** How many times its value at rest their p99 may be under each weight, and how much at rest, in ms. */
  readonly budget?: Budget;
}

interface Budget {
  readonly times: number;
  readonly ms?: number;
}

const inWords = ({ times, ms }: Budget) =>
  `${times} times its value at rest${ms === undefined ? '' : `, which is at most ${ms} ms`}`;

interface Turns extends Runs {
  readonly calls: Record<string, Calls>;
  /** What weighs on the product besides, each begun anew in every round. */
  readonly weights: Record<string, (round: number) => Promise<Aside>>;
  /** Has its own words for what came of a weight in its rounds. */
  readonly tell?: (outcomes: readonly Outcome[]) => object;
}

/**
 * Measures by turns at rest and under each weight, because what stops everybody now and then, as collecting all memory
 * does, falls on any row: prints a table.
 */
export async function byTurns(
  { origin, server }: Product,
  { rounds, seconds, calls, weights, tell = asAnswers }: Turns,
): Promise<void> {
  const runs = new Map<string, Answered[]>();
  const outcomes = new Map<string, Outcome[]>();
  const names = Object.entries(calls);
  const measure = async (weight: string) => {
    const measured = names.map(async ([name, { perSecond, next }]) => {
      const key = `${name} ${weight}`;
      const answered = await steadily(origin, perSecond, seconds, next);
      runs.set(key, [...(runs.get(key) ?? []), answered]);
    });
    await Promise.all(measured);
  };
  await Promise.all(
    names.map(([, { perSecond, next }]) => steadily(origin, perSecond, warmUpSeconds, next)),
  );
  for (let round = 0; round < rounds; round += 1) {
    await measure('at rest');
    for (const [what, begin] of Object.entries(weights)) {
      const weight = await begin(round);
      await measure(what);
      outcomes.set(what, [...(outcomes.get(what) ?? []), await weight.stop()]);
      weight.end();
    }
  }
  const rows = names.flatMap(([name, { budget }]) => {
    const rest = runs.get(`${name} at rest`)!;
    const atRest = rowOf(`${name} at rest`, rest, rest);
    const { ms } = budget ?? {};
    return [
      ms === undefined ? atRest : { ...atRest, held: atRest['p99 ms'] <= ms },
      ...Object.keys(weights).map((what) => {
        const row = rowOf(`${name}, ${what}`, runs.get(`${name} ${what}`)!, rest);
        const held = budget && { held: row.ratio <= budget.times };
        return { ...row, ...tell(outcomes.get(what)!), ...held };
      }),
    ];
  });
  const bars = names.flatMap(([name, { budget }]) =>
    budget ? `p99 of ${name} at most ${inWords(budget)} (medians)` : [],
  );
  judge(`${server}, ${rounds} rounds of ${seconds} s; budgets: no error, ${bars.join(', ')}`, rows);
  complain([...runs.values()].flat().flatMap(({ errors }) => errors));
}

const warmUpSeconds = 5;

/** A row of a table from its rounds, and how many times its value at rest the p99 is. */
export function rowOf(what: string, runs: readonly Answered[], rest: readonly Answered[]) {
  const p99 = (of: readonly Answered[]) => median(of.map((run) => run.p99));
  return {
    what,
    requests: sum(runs.map(({ requests }) => requests)),
    failed: sum(runs.map(({ failed }) => failed)),
    'p50 ms': median(runs.map(({ p50 }) => p50)),
    'p99 ms': p99(runs),
    'each p99 ms': runs.map((run) => run.p99).join(', '),
    'max ms': Math.max(...runs.map(({ max }) => max)),
    ratio: rounded(p99(runs) / p99(rest)),
  };
}

/** How often each came, in words: '200×12 429×3'. */
function asAnswers(outcomes: readonly Outcome[]): object {
  const all = Map.groupBy(outcomes.flatMap(Object.entries), ([name]) => name);
  const words = [...all].map(([name, counts]) => `${name}×${sum(counts.map(([, n]) => n))}`);
  return { came: words.join(' ') };
}
