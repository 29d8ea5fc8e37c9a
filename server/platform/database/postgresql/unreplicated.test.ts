import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { postgresqlBin } from '../../../testing/as-postgres.ts';
import { ownCluster } from '../../../testing/own-cluster.ts';
import { openPostgres } from '../open.ts';
import { isUnavailable } from '../unavailable.ts';

const onPostgresql = process.env.TEST_DATABASE === 'postgresql' && postgresqlBin;

test.runIf(onPostgresql)(
  'a commit that is not waited for until a standby has it is not said to be done',
  async () => {
    const server = await ownCluster(['synchronous_standby_names=nobody']);
    onTestFinished(() => server.remove());
    const { db, close } = openPostgres(server.url);
    onTestFinished(close);
    const committing = sql`create table unreplicated ()`.execute(db).catch((error) => error);
    const cancelled = async () => {
      const { rows } = await sql`
        select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`.execute(
        db,
      );
      return rows.length === 1;
    };
    while (!(await cancelled())) await setTimeout(20);

    expect(isUnavailable(await committing)).toBe(true);
    const { rows } = await sql`select to_regclass('unreplicated') as name`.execute(db);
    expect(rows).toEqual([{ name: 'unreplicated' }]);
  },
);
