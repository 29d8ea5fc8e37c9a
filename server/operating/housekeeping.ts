import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Jobs } from '../jobs/open.ts';
import { openRecurring, type Recurring } from '../jobs/recurring.ts';

/** Removes what can no longer be used, so that nobody keeps more of people than is needed. */
export interface Housekeeping extends Recurring {
  /** @returns how many rows went */
  tidy(): Promise<number>;
}

/** A repeated call comes within seconds, on a bad day within hours. */
const keysKeptHours = 48;
/** Wrong passwords are forgotten after a day; see `failuresForgottenAfterHours`. */
const failuresKeptHours = 48;
/** Long enough for their owner to be told that a session has ended, and to ask whose it was. */
const sessionsKeptDays = 30;

/** Short statements, so that nobody waits for a lock. */
const batch = 5_000;

export async function openHousekeeping(
  jobs: Jobs,
  { db, clock }: { db: Database; clock: () => Date },
): Promise<Housekeeping> {
  const tidy = async () => {
    const before = (hours: number) => new Date(clock().getTime() - hours * 3_600_000);
    let gone = 0;
    gone += await empty(db, 'idempotency_keys', sql`created_at < ${before(keysKeptHours)}`);
    gone += await empty(
      db,
      'sign_in_failures',
      sql`last_failure_at < ${before(failuresKeptHours)}`,
    );
    gone += await empty(db, 'sessions', sql`expires_at < ${before(sessionsKeptDays * 24)}`);
    gone += await empty(db, 'one_time_codes', sql`expires_at < ${before(0)}`);
    gone += await empty(db, 'account_links', sql`expires_at < ${before(0)}`);
    return gone;
  };
  const work = async () => void (await tidy());
  return {
    tidy,
    ...(await openRecurring(jobs, { name: 'housekeeping', cron: '17 * * * *', work })),
  };
}

type Ending =
  | 'idempotency_keys'
  | 'sign_in_failures'
  | 'sessions'
  | 'one_time_codes'
  | 'account_links';

async function empty(db: Database, table: Ending, isOver: RawBuilder<unknown>): Promise<number> {
  let gone = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${sql.lit(batch)}))`.execute(db);
    gone += Number(numAffectedRows);
    if (numAffectedRows < batch) return gone;
  }
}
