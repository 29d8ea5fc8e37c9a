import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';

/**
 * Lets the deadlines of a term's projects follow its days: one that was the term's own moves with it, another one is at
 * most the term's. What has ended stays as it is.
 */
export async function moveDeadlines(
  transaction: Database,
  termId: number,
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<void> {
  const moved = sql`case when p.deadline = ${from} then t.closes_at else least(p.deadline, t.closes_at) end`;
  await sql`
    update projects p set deadline = ${moved}, deadline_passed = ${moved} <= ${now}
    from terms t
    where t.id = ${termId} and p.term_id = t.id and p.status not in ('Completed', 'Cancelled')
      and p.deadline is distinct from ${moved}`.execute(transaction);
}
