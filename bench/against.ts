import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { judge, type Runs, rounded } from './figures.ts';
import type { HotList } from './lists.ts';
import { notedOf } from './noted.ts';
import type { Product } from './product.ts';
import { ask, type Measured, medians, warmUpSeconds } from './wrk.ts';

/** At least so many times the bare server's requests, and at most so many times its p99. */
const budget = { ratio: 0.8, p99: 2 };
/** For p50 in the filled database, so many times that of before. */
const growthBudget = 1.5;

/** Nobody calls for it: the bare server answers with ready bytes. */
const fixed: HotList = {
  name: 'a fixed answer',
  calls: [
    { path: '/fixed', caller: { id: 0, headers: { authorization: '', 'x-forwarded-for': '' } } },
  ],
};

/** The product, the bare server and a fixed answer by turns, list by list. */
export async function against(
  product: Product,
  lists: readonly HotList[],
  { rounds, seconds }: Runs,
): Promise<void> {
  const noted = await notedOf(product, lists);
  const bare = fork(fileURLToPath(new URL('./bare.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: product.url, NODE_ENV: 'production' },
    // Moments among the values of statements stay moments.
    serialization: 'advanced',
  });
  bare.send(noted);
  const [{ port }] = (await once(bare, 'message')) as [AddressInfo];
  const other = `http://127.0.0.1:${port}`;
  const rows = [];
  try {
    for (const list of lists) {
      for (const origin of [product.origin, other]) await ask(origin, list, warmUpSeconds);
      const runs: Record<'ours' | 'bare' | 'fixed', Measured[]> = { ours: [], bare: [], fixed: [] };
      for (let round = 0; round < rounds; round += 1) {
        runs.ours.push(await ask(product.origin, list, seconds));
        runs.bare.push(await ask(other, list, seconds));
        runs.fixed.push(await ask(other, fixed, seconds));
      }
      rows.push(rowOf(list.name, medians(runs.ours), medians(runs.bare), medians(runs.fixed)));
    }
  } finally {
    bare.disconnect();
  }
  judge(
    `Against bare node:http and pg by turns, medians of ${rounds} rounds of ${seconds} s; budgets: at least ${budget.ratio} times its requests, at most ${budget.p99} times its p99`,
    rows,
  );
}

function rowOf(list: string, ours: Measured, bare: Measured, still: Measured) {
  const [ratio, p99Ratio] = [ours.perSecond / bare.perSecond, ours.p99 / bare.p99];
  return {
    list,
    'requests/s': Math.round(ours.perSecond),
    'bare requests/s': Math.round(bare.perSecond),
    ratio: rounded(ratio),
    'p50 ms': ours.p50,
    'p99 ms': ours.p99,
    'bare p99 ms': bare.p99,
    'p99 ratio': rounded(p99Ratio),
    'fixed answers/s': Math.round(still.perSecond),
    'fixed p99 ms': still.p99,
    held: ratio >= budget.ratio && p99Ratio <= budget.p99,
  };
}

/** The same calls before and after the database is filled up, as is told. */
export async function growth(
  { origin }: Product,
  lists: readonly HotList[],
  { fill, told }: { readonly told: string; fill(): Promise<void> },
  { rounds, seconds }: Runs,
): Promise<void> {
  const measure = async (list: HotList) => {
    await ask(origin, list, warmUpSeconds);
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await ask(origin, list, seconds));
    return medians(runs);
  };
  const before = new Map<HotList, Measured>();
  for (const list of lists) before.set(list, await measure(list));
  const begun = performance.now();
  await fill();
  const filled = Math.round((performance.now() - begun) / 1000);
  const rows = [];
  for (const [list, small] of before) {
    const large = await measure(list);
    const ratio = large.p50 / small.p50;
    rows.push({
      list: list.name,
      'p50 ms': small.p50,
      'p99 ms': small.p99,
      'grown p50 ms': large.p50,
      'grown p99 ms': large.p99,
      'p50 ratio': rounded(ratio),
      held: ratio <= growthBudget,
    });
  }
  judge(`${told}, filled in ${filled} s; budget for p50: ${growthBudget} times`, rows);
}
