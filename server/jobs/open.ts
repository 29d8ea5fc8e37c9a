import { fromKysely, PgBoss } from 'pg-boss';
import type { Database, OpenDatabase } from '../database/open.ts';

/** Background work, kept in the product's own database: what a transaction queued, survives with it. */
export type Jobs = PgBoss;

/** Opens the job tables. Workers start where `work` is called; a process without workers only queues. */
export async function openJobs(
  { db, kind }: OpenDatabase,
  onError: (error: Error) => void,
): Promise<Jobs> {
  const jobs = new PgBoss({
    db: fromKysely(db),
    backend: kind === 'PGlite' ? 'pglite' : 'postgres',
  });
  jobs.on('error', onError);
  await jobs.start();
  return jobs;
}

/**
 * Makes a queue, or finds it made. Touching a job that does not exist then reads the queue's settings
 * into pg-boss's memory; otherwise the first `send` would look for them outside the transaction
 * it is part of, and on PGlite's one connection wait for itself.
 */
export async function openQueue(
  jobs: Jobs,
  name: string,
  options: Parameters<Jobs['createQueue']>[1],
) {
  await jobs.createQueue(name, options);
  await jobs.touch(name, '00000000-0000-0000-0000-000000000000');
}

/** Queues within an open transaction: the job exists if and only if the transaction is committed. */
export const within = (transaction: Database) => ({ db: fromKysely(transaction) });
