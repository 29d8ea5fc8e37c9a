import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { call } from '../../harness/calls.ts';
import type { Stage } from './stage.ts';

/** Who reads at once. */
const readers = 8;
/** Statements that the replica breaks off on the way. */
const brokenOffAtLeast = 3;
/** A call that waits for a server that is frozen waits until that is noticed; in milliseconds. */
const slowestAtMost = 3_000;

/** People read without a pause while the replica breaks off statements, cuts lines, is killed, and is frozen. */
export async function gone(stage: Stage) {
  const { start, isReading, until, cast, onReplica, replica } = stage;
  const instance = await start();
  await until(() => isReading(instance));
  const tally = { answered: 0, failed: 0, slowestMs: 0 };
  let isEnding = false;
  const reading = Array.from({ length: readers }, async (_, number) => {
    const { token } = cast.students[number]!;
    while (!isEnding) {
      const begun = performance.now();
      const { status } = await call(instance.origin, 'GET', '/Projects?sort=newest', token);
      tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
      if (status === 200) tally.answered += 1;
      else tally.failed += 1;
    }
  });
  const brokenOff = await breakOff(stage);
  for (let cut = 0; cut < 5; cut += 1) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`
      .execute(onReplica.db)
      .catch(() => {});
    await setTimeout(200);
  }
  await replica.stop('immediate');
  await setTimeout(1_000);
  await replica.start();
  const backMs = await until(() => isReading(instance));
  const processes = await replica.processes();
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  await setTimeout(4_000);
  for (const pid of processes.toReversed()) process.kill(pid, 'SIGCONT');
  await until(() => isReading(instance));
  isEnding = true;
  await Promise.all(reading);
  await instance.end('SIGTERM');
  const faults: string[] = [];
  if (tally.failed > 0) faults.push(`${tally.failed} calls failed while the replica was away.`);
  if (tally.slowestMs > slowestAtMost)
    faults.push(`A call waited ${Math.round(tally.slowestMs)} ms.`);
  return {
    rows: [
      { check: 'statements broken off by replaying', seen: String(brokenOff) },
      { check: 'lines cut, killed, frozen: calls answered', seen: String(tally.answered) },
      { check: '… and failed', seen: String(tally.failed) },
      { check: '… the slowest of them', seen: `${Math.round(tally.slowestMs)} ms` },
      { check: 'started again: read from after', seen: `${backMs} ms` },
    ],
    faults,
  };
}

/** Has the replica break off what reads rows that the primary removes. @returns how many statements it was */
async function breakOff({ database: { db }, onReplica, until }: Stage): Promise<number> {
  await sql`alter system set max_standby_streaming_delay = 0`.execute(onReplica.db);
  await sql`select pg_reload_conf()`.execute(onReplica.db);
  let count = 0;
  await until(async () => {
    // All of it is replayed at once then, so that even a short statement is in its way now and then.
    await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
    await sql`update projects set location = location`.execute(db);
    await sql`vacuum projects`.execute(db);
    await sql`select pg_wal_replay_resume()`.execute(onReplica.db);
    await setTimeout(20);
    const { rows } = await sql<{ count: number }>`
      select confl_snapshot::int as count from pg_stat_database_conflicts where datname = 'postgres'`.execute(
      onReplica.db,
    );
    count = rows[0]?.count ?? 0;
    return count >= brokenOffAtLeast;
  });
  return count;
}
