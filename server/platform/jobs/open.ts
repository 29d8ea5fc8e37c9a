import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '../database/open.ts';
import { execute } from '../database/rows.ts';

/** Background work, kept in the product's own database: what a transaction queued, survives with it. */
export type Jobs = PgBoss;

/** Opens the job tables. Queues are opened in them by `openQueue`. */
export async function openJobs(
  { db, kind, listen }: OpenDatabase,
  onError: (error: Error) => void,
): Promise<Jobs> {
  const jobs = new PgBoss({
    db: {
      ...fromKysely(db),
      listen: async (...channel) => ({ close: await listen(...channel) }),
    },
    useListenNotify: true,
    backend: kind === 'PGlite' ? 'pglite' : 'postgres',
  });
  jobs.on('error', onError);
  if (kind === 'PGlite') await jobs.start();
  else await oneAtATime(db, () => jobs.start());
  return jobs;
}

/** pg-boss makes its tables in one go, which fails if two do it at once. */
const oneAtATime = (db: Database, start: () => Promise<unknown>): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await execute(transaction)`select pg_advisory_xact_lock(hashtext('trestle jobs'))`;
    await start();
  });

/** Queues in an open transaction: the job exists if and only if the transaction is committed. */
export const using = (transaction: Database) => ({ db: fromKysely(transaction) });
