import { CompiledQuery } from 'kysely';
import type { Answered } from '../../bench/traffic.ts';
import { openPostgres } from '../../server/platform/database/open.ts';
import type { RunningServer } from '../../server/testing/process.ts';
import { type Cost, compared, costOf, mean } from './cost.ts';
import type { Members } from './members.ts';
import { until } from './until.ts';

/** Each way is measured so often, by turns. */
const rounds = 2;
/** How long people apply each time, in seconds. */
const applyingSeconds = 6;

/**
 * Half of the students apply, again and again, with and without a standby that must have each commit before it is
 * acknowledged; prints what an application costs. @throws where a call fails
 */
export async function synchronous(
  members: Members,
  instances: readonly RunningServer[],
  apply: (perSecond: number, seconds: number) => Promise<Answered>,
  students: number,
): Promise<void> {
  const rate = Math.ceil(students / 2 / applyingSeconds);
  const costs: Record<'off' | 'on', Cost[]> = { off: [], on: [] };
  await apply(rate, applyingSeconds);
  for (let round = 0; round < rounds; round += 1)
    for (const mode of ['off', 'on'] as const) {
      await setSynchronous(members, mode === 'on');
      costs[mode].push(await costOf(members, instances, () => apply(rate, applyingSeconds)));
    }
  const first = mean(costs.off);
  console.log(`One instance, ${rate} applications a second:`);
  console.table(
    (['off', 'on'] as const).map((mode) => ({
      synchronous: mode,
      ...compared(mean(costs[mode]), first),
    })),
  );
}

/** @returns once PostgreSQL has it from Patroni */
async function setSynchronous(members: Members, on: boolean): Promise<void> {
  const { rest, port } = await members.primary();
  const answer = await fetch(`${rest}/config`, {
    method: 'PATCH',
    body: JSON.stringify({ synchronous_mode: on }),
  });
  if (!answer.ok) throw new Error(`Not set: ${await answer.text()}`);
  const { db, close } = openPostgres(`postgres://trestle@127.0.0.1:${port}/trestle`, 1);
  await until(`synchronous replication is ${on ? 'on' : 'off'}`, 20, async () => {
    const { rows } = await db.executeQuery<{ synchronous_standby_names: string }>(
      CompiledQuery.raw('show synchronous_standby_names'),
    );
    return (rows[0]!.synchronous_standby_names !== '') === on;
  }).finally(close);
}
