import type { Database } from '../../platform/database/open.ts';
import { allRows } from '../../platform/database/rows.ts';

const batch = 100;

/**
 * Marks the projects whose deadline has passed, so that lists show them after those one can apply to. Rows that somebody
 * is moving wait for the next round. @returns how many this call marked
 */
export async function markPassedDeadlines(db: Database, now: Date): Promise<number> {
  let marked = 0;
  while (true) {
    const rows = await allRows(db)`
      update projects set deadline_passed = true
      where id in (
        select id from projects where deadline <= ${now} and not deadline_passed
        order by deadline limit ${batch} for update skip locked)
      returning id`;
    marked += rows.length;
    if (rows.length < batch) return marked;
  }
}
