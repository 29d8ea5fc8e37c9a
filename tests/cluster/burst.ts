import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fillUpTo } from '../../bench/fill.ts';
import { signIn } from '../../bench/people.ts';
import { type Ask, steadily } from '../../bench/traffic.ts';
import { plantWork } from '../../bench/work-fill.ts';
import { callsInTurn, callsOfYear } from '../../bench/year-calls.ts';
import { inTurn, type Kind, phases } from '../../bench/year-model.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import type { RunningServer } from '../../server/testing/process.ts';
import { type Cost, compared, costOf } from './cost.ts';
import { startCluster, type WholeCluster } from './start.ts';
import { synchronous } from './synchronous.ts';
import { until } from './until.ts';

/** The first again at the end: how far it is from itself is what the machine does to the figures. */
const cases = [
  { instances: 1, replicas: 0 },
  { instances: 2, replicas: 0 },
  { instances: 4, replicas: 0 },
  { instances: 4, replicas: 1 },
  { instances: 4, replicas: 2 },
  { instances: 1, replicas: 0 },
];
type Case = (typeof cases)[number];

/** Everybody looks within so many seconds. */
const lookingSeconds = 12;
/**
 * So many seconds for each instance twice as many look before anything is measured: what runs for the first times is
 * compiled and planned, by each for itself.
 */
const warmUpSeconds = 3;
/** HAProxy has noticed by then which instances are there, in milliseconds. */
const settleMs = 2_000;

const day = phases.find(({ name }) => name === 'assignment day')!;
const looking = inTurn(day).filter((kind) => kind !== 'sign in');

/**
 * All of so many students look at once on assignment day: what a request costs with more instances and more replicas;
 * then half of them apply at a time, with synchronous replication and without.
 * @throws where a call fails
 */
export async function burst(students: number): Promise<boolean> {
  let turns!: (order: readonly Kind[]) => () => Ask;
  const cluster = await startCluster(async ({ db }) => {
    const secret = randomUUID() + randomUUID();
    const filled = Math.max(5_000, 2 * students);
    await migrate(db);
    await fillUpTo(db, filled);
    await plantWork(db, { from: 1, to: filled, students: filled });
    const callers = await signIn(db, secret, { students, admins: 1 });
    turns = callsInTurn(await callsOfYear(db, callers));
    return { JWT_SECRET: secret, LOG_LEVEL: 'warn' };
  });
  try {
    const { origin, members } = cluster;
    const rate = Math.ceil((students * looking.length) / lookingSeconds);
    const look = (perSecond: number, seconds: number) =>
      steadily(origin, perSecond, seconds, turns(looking));
    let first: Cost | undefined;
    const rows = [];
    let running: readonly RunningServer[] = [];
    for (const each of cases) {
      running = await startCase(cluster, each);
      await look(2 * rate, warmUpSeconds * each.instances);
      const cost = await costOf(members, running, () => look(rate, lookingSeconds));
      first ??= cost;
      rows.push({ ...each, ...compared(cost, first) });
    }
    console.log(`${students} students look within ${lookingSeconds} s, ${rate} calls a second:`);
    console.table(rows);
    await synchronous(
      members,
      running,
      (perSecond, seconds) => steadily(origin, perSecond, seconds, turns(['apply'])),
      students,
    );
    return false;
  } finally {
    await cluster.end();
  }
}

/** @returns its instances, once they read from its replicas */
async function startCase(
  { members, instances }: WholeCluster,
  { instances: count, replicas }: Case,
) {
  const primary = await members.primary();
  const standbys = members.all.filter((member) => member !== primary).slice(0, replicas);
  const addresses = standbys.map(({ port }) => `postgres://trestle@127.0.0.1:${port}/trestle`);
  const running = await instances.replace(count, { DATABASE_REPLICAS: addresses.join() });
  await until('the replicas are read from', 30, () =>
    running.every(({ output }) => output().split('a replica is read from').length > replicas),
  );
  await setTimeout(settleMs);
  return running;
}
