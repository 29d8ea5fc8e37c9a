import { type RawBuilder, sql } from 'kysely';
import { keepAuditByMonth } from '../audit/months.ts';
import type { Services } from '../calls/command.ts';
import type { Database } from '../database/open.ts';
import { countChanged } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';
import type { Jobs } from '../jobs/open.ts';
import { openRecurring } from '../jobs/recurring.ts';
import { eachStep } from '../jobs/work-through.ts';
import type { Privacy } from '../settings/settings.ts';

/** Something that is removed once it can no longer be used. */
export interface Leftovers {
  /** Name of the task or table. */
  readonly name: string;
  /** @returns how many rows went */
  remove(db: Database, at: Times): Promise<number>;
}

/** Limits that decide if something is over. */
interface Times {
  before(hours: number): Date;
  readonly privacy: Privacy;
}

/** The rows of a table for which a condition holds. */
export const rowsOf = (
  table: keyof Tables,
  isOver: (at: Times) => RawBuilder<unknown>,
): Leftovers => ({
  name: table,
  remove: (db, at) => deleteRows(db, table, isOver(at)),
});

/** Removes until nothing is left, some at a time, so that nobody waits for a lock. */
export async function inBatches(remove: (atMost: number) => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const some = await remove(batch);
    removed += some;
    if (some < batch) return removed;
  }
}

const batch = 5_000;

/** A repeated call comes within seconds, on a bad day within hours. */
const keysKeptHours = 48;
/** Days that dismissed notifications stay readable. */
const notificationsKeptDays = 365;
/** Longer than further news of the same thing is gathered. */
const newsMailsKeptHours = 1;

const ofThePlatform: readonly Leftovers[] = [
  rowsOf('idempotency_keys', ({ before }) => sql`created_at < ${before(keysKeptHours)}`),
  rowsOf(
    'notifications',
    ({ before }) => sql`dismissed_at < ${before(notificationsKeptDays * 24)}`,
  ),
  // An event about one person alone is kept as long as its news.
  rowsOf(
    'events',
    ({ before }) => sql`about in ('account', 'note') and at < ${before(notificationsKeptDays * 24)}
      and not exists (select from notifications n where n.event_id = events.id)`,
  ),
  rowsOf(
    'news_mails',
    ({ before }) => sql`due_at is null and mailed_at < ${before(newsMailsKeptHours)}`,
  ),
];

/**
 * Removes what can no longer be used, so that nobody keeps more of people than is needed; a sweep says how many rows went.
 * @param ofFeatures what the features leave behind
 */
export function openHousekeeping(
  jobs: Jobs,
  { db, clock, privacy }: Pick<Services, 'db' | 'clock' | 'privacy'>,
  ofFeatures: readonly Leftovers[],
) {
  const work = async () => {
    const before = (hours: number) => new Date(clock().getTime() - hours * 3_600_000);
    let deleted = 0;
    const tasks = [...ofThePlatform, ...ofFeatures].map(({ name, remove }) => [
      name,
      async () => {
        deleted += await remove(db, { before, privacy });
      },
    ]);
    await eachStep({
      ...Object.fromEntries(tasks),
      audit: () => keepAuditByMonth(db, clock(), privacy.auditKeptDays),
    });
    return deleted;
  };
  return openRecurring(jobs, { name: 'housekeeping', cron: '17 * * * *', work });
}

const deleteRows = (
  db: Database,
  table: keyof Tables,
  isOver: RawBuilder<unknown>,
): Promise<number> =>
  inBatches(
    (atMost) => countChanged(db)`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${sql.lit(atMost)}))`,
  );
