import { sql } from 'kysely';
import { post, sees } from '../../harness/calls.ts';
import type { Stage } from './stage.ts';

/** Left out two seconds after what it lacks, once that was noticed; back a second after it has caught up. In milliseconds. */
const bounds = { out: 3_000, back: 2_000 };

/** A replica that falls behind is left out by itself, and comes back by itself; one that is promoted stays out. */
export async function lag({ start, isReading, until, cast, onReplica }: Stage) {
  const instance = await start();
  const { origin } = instance;
  await until(() => isReading(instance));
  await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
  const title = await post(origin, cast.companies[0]!);
  const out = await until(() => sees(origin, cast.students[0]!, title));
  await sql`select pg_wal_replay_resume()`.execute(onReplica.db);
  const back = await until(() => isReading(instance));
  await sql`select pg_promote()`.execute(onReplica.db);
  const promoted = await until(() => !isReading(instance));
  await instance.end('SIGTERM');
  const faults: string[] = [];
  if (out < 1_000)
    faults.push(`The replica was not read from: its lag was not seen for ${out} ms only.`);
  if (out > bounds.out) faults.push(`A replica that lags was left out after ${out} ms.`);
  if (back > bounds.back) faults.push(`A replica that has caught up came back after ${back} ms.`);
  if (promoted > bounds.out)
    faults.push(`A replica that was promoted was left out after ${promoted} ms.`);
  return {
    rows: [
      { check: 'replay stands still: left out after', seen: `${out} ms` },
      { check: 'replay goes on: read from again after', seen: `${back} ms` },
      { check: 'promoted: left out after', seen: `${promoted} ms` },
    ],
    faults,
  };
}
