import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { migrate } from '../server/database/migrate.ts';
import { openPostgres } from '../server/database/open.ts';
import { startServer } from '../server/testing/process.ts';
import { fillUpTo } from './api-fill.ts';
import { type HotList, hotLists } from './api-lists.ts';
import { answerAlike, connections, type Measured, medians, run } from './api-measure.ts';
import { signIn } from './api-people.ts';
import { ownDatabase } from './own-database.ts';

/**
 * How many requests a second the product answers on its hot lists at 64 connections, against the same
 * statements behind bare `node:http` and `pg`, by turns in one run; then how its times grow when the
 * database does. Ends with 1 over budget. Everybody calls from an address of their own, as behind a proxy,
 * so that the limits per address stay on and out of the way.
 *
 * Usage: DATABASE_URL=postgres://… npm run bench:api [-- LARGE_PROJECTS [ROUNDS [SECONDS]]]
 */
const budget = { ratio: 0.8, p99: 20, growth: 1.5 };
const small = 10_000;
const large = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 5);
const seconds = Number(process.argv[4] ?? 5);
const warmUp = 3;

const database = await ownDatabase();
const secret = randomUUID() + randomUUID();
const product = openPostgres(database.url);
await migrate(product.db).finally(() => product.close());
await fillUpTo(database.url, small);
let lists = hotLists(await signIn(database.url, secret, { students: 400, admins: 100 }));

const ours = await startServer({
  DATABASE_URL: database.url,
  JWT_SECRET: secret,
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: 'true',
});
const bare = fork(fileURLToPath(new URL('./api-bare.ts', import.meta.url)), {
  env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'production' },
});

if (process.env.ONLY) lists = process.env.ONLY.split(',').map((at) => lists[Number(at)]!);
async function against(): Promise<boolean> {
  bare.send(lists.flatMap(({ calls }) => calls));
  const [{ port }] = (await once(bare, 'message')) as [AddressInfo];
  const origin = `http://127.0.0.1:${port}`;
  const table = [];
  for (const list of lists) {
    await answerAlike(list, ours.origin, origin);
    const runs: { ours: Measured; bare: Measured }[] = [];
    for (const each of [ours.origin, origin]) await run(each, list, warmUp);
    for (let round = 0; round < rounds; round += 1) {
      runs.push({
        ours: await run(ours.origin, list, seconds),
        bare: await run(origin, list, seconds),
      });
    }
    const mine = medians(runs.map((each) => each.ours));
    const other = medians(runs.map((each) => each.bare));
    const ratio = mine.perSecond / other.perSecond;
    table.push({
      list: list.name,
      'requests/s': Math.round(mine.perSecond),
      'bare requests/s': Math.round(other.perSecond),
      ratio: ratio.toFixed(2),
      'p50 ms': mine.p50,
      'p99 ms': mine.p99,
      'bare p99 ms': other.p99,
      held: ratio >= budget.ratio && mine.p99 <= budget.p99,
    });
  }
  console.log(
    `${database.server}, ${small} projects, ${connections} connections, medians of ${rounds} rounds of ${seconds} s; budgets: ratio ${budget.ratio}, p99 ${budget.p99} ms`,
  );
  console.table(table);
  return table.every(({ held }) => held);
}

async function measureAll(): Promise<Measured[]> {
  const measured = [];
  for (const list of lists) {
    await run(ours.origin, list, warmUp);
    measured.push(await timesOf(list));
  }
  return measured;
}

async function timesOf(list: HotList): Promise<Measured> {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await run(ours.origin, list, seconds));
  return medians(runs);
}

async function growth(): Promise<boolean> {
  const before = await measureAll();
  const begun = performance.now();
  await fillUpTo(database.url, large);
  const filled = Math.round((performance.now() - begun) / 1000);
  const after = await measureAll();
  const table = lists.map(({ name }, at) => {
    const ratio = after[at]!.p50 / before[at]!.p50;
    return {
      list: name,
      [`p50 ms at ${small}`]: before[at]!.p50,
      [`p50 ms at ${large}`]: after[at]!.p50,
      ratio: ratio.toFixed(2),
      held: ratio <= budget.growth,
    };
  });
  console.log(
    `Growth to ${large} projects and five times the applications (filled in ${filled} s), budget ${budget.growth}`,
  );
  console.table(table);
  return table.every(({ held }) => held);
}

try {
  const quick = await against();
  const level = large > small ? await growth() : true;
  process.exitCode = quick && level ? 0 : 1;
} catch (error) {
  console.error(ours.output());
  throw error;
} finally {
  bare.disconnect();
  await ours.end('SIGTERM');
  await database.drop();
}
