import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { HotList } from './api-lists.ts';
import {
  answerAlike,
  type Measured,
  medians,
  type Runs,
  run,
  runFixed,
  warmUpSeconds,
} from './api-measure.ts';
import type { Product } from './product.ts';

/** At least so many times the bare server's requests, and at most so many times its p99. */
const budget = { ratio: 0.8, p99: 2 };

/** The product, the bare server and a fixed answer by turns, list by list. @returns whether the budgets were held */
export async function against(
  { database, server }: Product,
  lists: readonly HotList[],
  { rounds, seconds }: Runs,
): Promise<boolean> {
  const bare = fork(fileURLToPath(new URL('./api-bare.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'production' },
  });
  bare.send(lists.flatMap(({ calls }) => calls));
  const [{ port }] = (await once(bare, 'message')) as [AddressInfo];
  const [ours, other] = [server.origin, `http://127.0.0.1:${port}`];
  const table = [];
  try {
    for (const list of lists) {
      await answerAlike(list, ours, other);
      for (const origin of [ours, other]) await run(origin, list, warmUpSeconds);
      const runs: Record<'ours' | 'bare' | 'fixed', Measured>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push({
          ours: await run(ours, list, seconds),
          bare: await run(other, list, seconds),
          fixed: await runFixed(other, seconds),
        });
      }
      table.push(
        rowOf(
          list.name,
          medians(runs.map((each) => each.ours)),
          medians(runs.map((each) => each.bare)),
          medians(runs.map((each) => each.fixed)),
        ),
      );
    }
  } finally {
    bare.disconnect();
  }
  console.log(
    `Against bare node:http and pg by turns, medians of ${rounds} rounds of ${seconds} s; budgets: at least ${budget.ratio} times its requests, at most ${budget.p99} times its p99`,
  );
  console.table(table);
  return table.every(({ held }) => held);
}

function rowOf(list: string, ours: Measured, bare: Measured, fixed: Measured) {
  const ratio = ours.perSecond / bare.perSecond;
  const p99Ratio = ours.p99 / bare.p99;
  return {
    list,
    'requests/s': Math.round(ours.perSecond),
    'bare requests/s': Math.round(bare.perSecond),
    ratio: ratio.toFixed(2),
    'p50 ms': ours.p50,
    'p99 ms': ours.p99,
    'bare p99 ms': bare.p99,
    'p99 ratio': p99Ratio.toFixed(2),
    'fixed answers/s': Math.round(fixed.perSecond),
    'fixed p99 ms': fixed.p99,
    held: ratio >= budget.ratio && p99Ratio <= budget.p99,
  };
}
