import { sql } from 'kysely';
import { call, post, sees } from '../../harness/calls.ts';
import type { Stage } from './stage.ts';

/** While the replica stands still: who writes reads it at once, in every call; who does not reads what the replica has. */
export async function ownWrites(
  { start, isReading, until, cast, onReplica }: Stage,
  rounds: number,
) {
  const instance = await start();
  const { origin } = instance;
  await until(() => isReading(instance));
  const company = cast.companies[0]!;
  const student = cast.students[0]!;
  const seen = { own: 0, onReplica: 0, after: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await sql`select pg_wal_replay_pause()`.execute(onReplica.db);
    await until(() => isPaused(onReplica));
    const title = await post(origin, company);
    const own = await call(
      origin,
      'GET',
      '/Projects?onlyCompanyProjects=true&sort=newest',
      company.token,
    );
    if (own.body.includes(title)) seen.own += 1;
    if (!(await sees(origin, student, title))) seen.onReplica += 1;
    await sql`select pg_wal_replay_resume()`.execute(onReplica.db);
    await until(() => sees(origin, student, title));
    seen.after += 1;
  }
  await instance.end('SIGTERM');
  return {
    rows: [
      {
        check: 'replay stands still: who has written reads it at once',
        seen: `${seen.own} of ${rounds}`,
      },
      { check: '… and others still read from the replica', seen: `${seen.onReplica} of ${rounds}` },
      { check: 'replay goes on: others read it too', seen: `${seen.after} of ${rounds}` },
    ],
    faults: Object.entries(seen)
      .filter(([, number]) => number < rounds)
      .map(([what, number]) => `own writes: ${what} held ${number} times of ${rounds}.`),
  };
}

async function isPaused({ db }: Stage['onReplica']): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    select pg_get_wal_replay_pause_state() as state`.execute(db);
  return rows[0]?.state === 'paused';
}
