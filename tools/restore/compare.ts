import { sql } from 'kysely';
import type { Database } from '../../server/platform/database/open.ts';

/** What the product writes all day and seldom deletes, with the column that says when. */
const written = [
  ['accounts', 'created_at'],
  ['applications', 'applied_at'],
  ['events', 'at'],
  ['audit_log', 'at'],
] as const;

/** What is dated with the product's clock is committed a little later; statements end after 15 s. */
const marginMs = 60_000;

/** What was found in a restored database. */
export interface Findings {
  /** The last change that came back; null where none did. */
  readonly upTo: Date | null;
  /** Why it proves nothing; null where it is a proof. */
  readonly failure: string | null;
}

/**
 * Compares a restored database with the one in use: it must reach up to a short while before the restore began, and have
 * every row from before that moment which the other still has.
 * @param behindMinutes so far behind it may be
 */
export async function compare(
  restored: Database,
  inUse: Database,
  begun: Date,
  behindMinutes: number,
): Promise<Findings> {
  const { rows } = await sql<{ upTo: Date | null }>`
    select pg_last_xact_replay_timestamp() as "upTo"`.execute(restored);
  const upTo = rows[0]?.upTo ?? null;
  if (!upTo) return { upTo, failure: 'The archive holds no change from after the backup.' };
  const earliest = new Date(begun.getTime() - behindMinutes * 60_000);
  if (upTo < earliest)
    return { upTo, failure: `The archive ends at ${upTo.toISOString()}, which is too early.` };
  const before = new Date(upTo.getTime() - marginMs);
  const [there, here] = [await countBefore(restored, before), await countBefore(inUse, before)];
  const missing = written
    .map(([table], at) => ({ table, rows: here[at]! - there[at]! }))
    .filter(({ rows }) => rows > 0)
    .map(({ table, rows }) => `${rows} of ${table}`);
  return { upTo, failure: missing.length > 0 ? `Rows are missing: ${missing.join(', ')}.` : null };
}

/** Of large tables the count takes longer than any statement of a request may. */
const countBefore = (db: Database, moment: Date): Promise<number[]> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    const counts: number[] = [];
    for (const [table, at] of written) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::float8 as count from ${sql.table(table)} where ${sql.ref(at)} <= ${moment}`.execute(
        transaction,
      );
      counts.push(rows[0]!.count);
    }
    return counts;
  });
