import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Caller } from './api-people.ts';
import { mixOf } from './load-mix.ts';
import { medianP99, rowOf } from './load-table.ts';
import { type Answered, steadily } from './load-traffic.ts';
import { startProduct } from './product.ts';

const budget = { p99: 100, slowed: 2 };
const perSecond = 500;
const perProcess = 5_000;
const slow = 1_000;

const children: ChildProcess[] = [];
const started = (file: string) => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)));
  children.push(child);
  return child;
};
const told = async <T>(child: ChildProcess, message: object | string): Promise<T> => {
  child.send(message);
  const answered = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof answered[0] !== 'object') throw new Error('A process of the bench ended early.');
  return answered[0] as T;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * One product process under so many open pages and 500 requests a second of mixed traffic at a constant rate; then by
 * turns without and with a thousand clients that send their requests byte by byte, because what stops everybody now and
 * then, as collecting all memory does, falls on any row. @returns whether it keeps its budgets
 */
export async function pagesScene(
  streams: number,
  seconds: number,
  rounds: number,
): Promise<boolean> {
  const product = await startProduct(streams + 1_000, { students: streams, admins: 50 });
  const { origin } = product.server;
  const port = Number(new URL(origin).port);

  /** @returns how many are open, and how many were lost meanwhile */
  async function opened(people: readonly Caller[]): Promise<() => Promise<string>> {
    const holders: ChildProcess[] = [];
    for (let at = 0; at < people.length; at += perProcess) {
      const holder = started('./load-streams.ts');
      holders.push(holder);
      await told(holder, { port, people: people.slice(at, at + perProcess) });
    }
    return async () => {
      type Count = { open: number; lost: number };
      const counts = await Promise.all(holders.map((holder) => told<Count>(holder, 'count')));
      return `${sum(counts.map(({ open }) => open))} open, ${sum(counts.map(({ lost }) => lost))} lost`;
    };
  }

  const perRound = { calm: [], headers: [], body: [] } as Record<
    'calm' | 'headers' | 'body',
    Answered[]
  >;
  const cameAgain = { headers: 0, body: 0 };

  try {
    const next = await mixOf(product.database.url, product.callers);
    const begun = performance.now();
    const pages = await opened(product.callers.students);
    console.log(`${await pages()} after ${Math.round((performance.now() - begun) / 1000)} s`);
    await steadily(origin, perSecond, 10, next);

    const load = await steadily(origin, perSecond, seconds, next);
    for (let round = 0; round < rounds; round += 1) {
      perRound.calm.push(await steadily(origin, perSecond, seconds, next));
      for (const what of ['headers', 'body'] as const) {
        const loris = started('./load-loris.ts');
        loris.send({ port, what, sockets: slow });
        perRound[what].push(await steadily(origin, perSecond, seconds, next));
        const { ended } = await told<{ ended: number }>(loris, 'count');
        loris.disconnect();
        cameAgain[what] += ended;
      }
    }
    console.log(
      `${product.database.server}, ${perSecond} requests/s for ${seconds} s, then ${rounds} rounds of ${seconds} s each; budgets: no error, p99 ${budget.p99} ms, with slow clients under ${budget.slowed} times the baseline (medians)`,
    );
    console.table([
      rowOf(`${streams} open pages`, [load]),
      rowOf('by turns: the same, as the baseline', perRound.calm),
      rowOf(`by turns: ${slow} slow clients, headers`, perRound.headers, cameAgain.headers),
      rowOf(`by turns: ${slow} slow clients, body`, perRound.body, cameAgain.body),
    ]);
    const open = await pages();
    console.log(open);
    const all = [load, ...Object.values(perRound).flat()];
    for (const error of new Set(all.flatMap(({ errors }) => errors))) console.error(`  ${error}`);
    const [calm, ...slowed] = Object.values(perRound).map(medianP99);
    const late = Math.max(load.p99, calm!) > budget.p99;
    const slowedDown = slowed.some((p99) => p99 >= budget.slowed * calm!);
    const lost = !open.endsWith(' 0 lost');
    return !(lost || late || slowedDown || all.some(({ failed }) => failed > 0));
  } catch (error) {
    console.error(product.server.output());
    throw error;
  } finally {
    for (const child of children) if (child.connected) child.disconnect();
    await product.close();
  }
}
