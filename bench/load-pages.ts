import type { Caller } from './api-people.ts';
import { type Aside, aside } from './aside.ts';
import { sum } from './figures.ts';
import { mixOf } from './load-mix.ts';
import { steadily } from './load-traffic.ts';
import { byTurns, medianP99, rowOf, wentWell } from './load-turns.ts';
import { onProduct, type Product } from './product.ts';

const budget = { p99: 100, slowed: 2 };
const perSecond = 500;
const perProcess = 5_000;
const slow = 1_000;

/**
 * One product process under so many open pages and 500 requests a second of mixed traffic at a constant rate; then by
 * turns without and with a thousand clients that send their requests byte by byte. @returns whether it keeps its budgets
 */
export const pagesScene = (streams: number, seconds: number, rounds: number): Promise<boolean> =>
  onProduct({ projects: streams + 1_000, students: streams, admins: 50 }, (product) =>
    underOpenPages(product, seconds, rounds),
  );

async function underOpenPages(
  { database, server, callers }: Product,
  seconds: number,
  rounds: number,
): Promise<boolean> {
  const { origin } = server;
  const port = Number(new URL(origin).port);
  const next = await mixOf(database.url, callers);
  const measure = (forSeconds = seconds) => steadily(origin, perSecond, forSeconds, next);
  const begun = performance.now();
  const pages = await openPages(port, callers.students);
  try {
    console.log(`${await pages.told()} after ${Math.round((performance.now() - begun) / 1000)} s`);
    await measure(10);
    const load = await measure();
    const dripping = (what: 'headers' | 'body') => () =>
      aside('./load-loris.ts', { port, what, sockets: slow });
    const { rest, under, outcomes } = await byTurns({
      rounds,
      measure,
      weights: { headers: dripping('headers'), body: dripping('body') },
    });
    const slowed = (['headers', 'body'] as const).map((what) => ({
      ...rowOf(`by turns: ${slow} slow clients, ${what}`, under[what], rest),
      ended: sum((outcomes[what] as { ended: number }[]).map(({ ended }) => ended)),
    }));
    console.log(
      `${database.server}, ${perSecond} requests/s for ${seconds} s, then ${rounds} rounds of ${seconds} s each; budgets: no error, p99 ${budget.p99} ms, with slow clients under ${budget.slowed} times the baseline (medians)`,
    );
    console.table([
      rowOf(`${callers.students.length} open pages`, [load], rest),
      rowOf('by turns: the same, as the baseline', rest, rest),
      ...slowed,
    ]);
    const open = await pages.told();
    console.log(open);
    const late = Math.max(load.p99, medianP99(rest)) > budget.p99;
    const isSlowed = slowed.some(({ ratio }) => ratio >= budget.slowed);
    const isWell = wentWell([load, ...rest, ...under.headers, ...under.body]);
    return isWell && !late && !isSlowed && open.endsWith(' 0 lost');
  } finally {
    pages.close();
  }
}

async function openPages(port: number, people: readonly Caller[]) {
  const holders: Aside[] = [];
  for (let at = 0; at < people.length; at += perProcess) {
    const some = people.slice(at, at + perProcess);
    holders.push(await aside('./load-streams.ts', { port, people: some }));
  }
  return {
    /** @returns how many are open, and how many were lost meanwhile */
    async told(): Promise<string> {
      type Count = { open: number; lost: number };
      const counts = await Promise.all(holders.map((holder) => holder.tell<Count>()));
      return `${sum(counts.map(({ open }) => open))} open, ${sum(counts.map(({ lost }) => lost))} lost`;
    },
    close() {
      for (const holder of holders) holder.end();
    },
  };
}
