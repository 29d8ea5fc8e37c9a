import type { HotList } from './api-lists.ts';
import { type Measured, medians, type Runs, run, warmUpSeconds } from './api-measure.ts';
import type { Product } from './product.ts';

const budget = 1.5;

/** How the database is filled up, and what is said of it. */
interface Growth {
  readonly told: string;
  fill(): Promise<void>;
}

/** The same calls before and after the database is filled up. @returns whether the budget was held */
export async function growth(
  { server }: Product,
  lists: readonly HotList[],
  { fill, told }: Growth,
  runs: Runs,
): Promise<boolean> {
  const before = await measureAll(server.origin, lists, runs);
  const begun = performance.now();
  await fill();
  const filled = Math.round((performance.now() - begun) / 1000);
  const after = await measureAll(server.origin, lists, runs);
  const table = lists.map(({ name }, at) => {
    const [small, large] = [before[at]!, after[at]!];
    const ratio = large.p50 / small.p50;
    return {
      list: name,
      'p50 ms': small.p50,
      'p99 ms': small.p99,
      'grown p50 ms': large.p50,
      'grown p99 ms': large.p99,
      'p50 ratio': ratio.toFixed(2),
      held: ratio <= budget,
    };
  });
  console.log(`${told}, filled in ${filled} s; budget for p50: ${budget} times`);
  console.table(table);
  return table.every(({ held }) => held);
}

async function measureAll(origin: string, lists: readonly HotList[], { rounds, seconds }: Runs) {
  const measured: Measured[] = [];
  for (const list of lists) {
    await run(origin, list, warmUpSeconds);
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await run(origin, list, seconds));
    measured.push(medians(times));
  }
  return measured;
}
