import { type RawBuilder, sql } from 'kysely';
import type { CheckIn } from '../../../../src/contract/engagements/check-ins.ts';
import type { Page } from '../../../../src/contract/paging.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { personNamed, sidesOf } from '../columns.ts';

const checkInsWhere = (condition: RawBuilder<unknown>) => sql<CheckIn>`
  select k.week::text as week, k.state, k.sentence, ${asInstant(sql`k.at`)} as at,
    case when k.answer is not null then json_build_object(
      'sentence', k.answer, 'by', ${personNamed(sql`k.answered_by`)}, 'at', ${asInstant(sql`k.answered_at`)}) end as answer
  from check_ins k ${sidesOf(sql`k.engagement_id`)}
  where ${condition}`;

/** One page of what a student has said week by week, the newest first. */
export async function checkInsOf(
  db: Database,
  id: number,
  part: { page: number; pageSize: number },
): Promise<Page<CheckIn>> {
  const ofEngagement = sql`k.engagement_id = ${id}`;
  const rows = await allRows<CheckIn>(db)`
    ${checkInsWhere(ofEngagement)} order by k.week desc ${limitsOf(part)}`;
  return pageWithTotal(db, rows, part, sql`check_ins k`, ofEngagement);
}

/** A student's check-in for one week, if there is one. */
export const checkInOf = (db: Database, id: number, week: string) =>
  firstRow<CheckIn>(db)`
    ${checkInsWhere(sql`k.engagement_id = ${id} and k.week = ${week}::date`)}`;
