import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { stands } from './standing-events.ts';

/** The latest answered applications a company's response time is made from. */
const judgedAtMost = 200;

/**
 * Median days from an application to the first word of the company (or an admin) on it, over the
 * company's latest applications that got one; null without any. Real events, nothing else.
 */
export async function responseDays(db: Database, companyId: number): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from answered - applied) / 86400) as days
    from (
      select a.applied_at as applied, min(e.at) as answered
      from applications a
        join projects p on p.id = a.project_id
        join application_events e on e.application_id = a.id and e.event in ('shortlist', 'offer', 'reject')
          and ${stands}
      where p.company_id = ${companyId}
      group by a.id
      order by a.applied_at desc
      limit ${judgedAtMost}
    ) answers`.execute(db);
  const days = rows[0]?.days ?? null;
  return days === null ? null : Math.round(Number(days) * 10) / 10;
}
