import { sql } from 'kysely';
import type { CompanyHabits } from '../../../src/contract/companies/habits.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { responseDays, reviewDays } from './review-time.ts';

/** What everybody may know of how a company has treated those who applied to it and worked with it. */
export const habitsOf = async (db: Database, id: number, now: Date): Promise<CompanyHabits> => ({
  responseDays: await responseDays(db, id),
  reviewDays: await reviewDays(db, id, now),
  rating: await ratingOf(db, id, now),
});

/** Fewer would tell what one person has answered. */
const studentsAtLeast = 3;
/** A company’s newest engagements, of which its ratings are read. */
const engagementsAtMost = 500;

/** How students have rated a company: each counts once, with the mean of all their steps, also of how feedback helped. */
async function ratingOf(
  db: Database,
  companyId: number,
  now: Date,
): Promise<CompanyHabits['rating']> {
  const rating = await firstRow<NonNullable<CompanyHabits['rating']>>(db)`
    with newest as (
      select id from engagements where company_id = ${companyId} order by id desc limit ${sql.lit(engagementsAtMost)}
    ), opened as (
      select r.engagement_id, r.moment, r.asked_at
      from newest n join evaluation_rounds r on r.engagement_id = n.id
      where r.opened_at > ${now}::timestamptz - interval '24 months'
    ), steps as (
      select o.engagement_id, step.value::int as step
      from opened o join evaluations v on (v.engagement_id, v.moment, v.side) = (o.engagement_id, o.moment, 'student')
        cross join jsonb_each_text(v.steps) step
      where v.at >= o.asked_at
      union all
      select o.engagement_id, v.helpful
      from opened o join evaluations v on (v.engagement_id, v.moment, v.side) = (o.engagement_id, o.moment, 'company')
      where v.helpful is not null
    ), rated as (
      select avg(step) as mean from steps s join applications a on a.id = s.engagement_id group by a.student_id
    )
    select count(*)::int as students, round(avg(mean), 1)::float8 as mean, ${quartile(0.25)} as "from", ${quartile(0.75)} as "to"
    from rated`;
  return rating && rating.students >= studentsAtLeast ? rating : null;
}

const quartile = (share: number) =>
  sql`round((percentile_cont(${sql.lit(share)}) within group (order by mean))::numeric, 1)::float8`;
