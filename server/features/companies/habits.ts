import { sql } from 'kysely';
import type { CompanyHabits } from '../../../src/contract/companies/habits.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { ratingOf } from './rating.ts';

/** Public figures of how a company treats its applicants and those who worked with it. */
export const habitsOf = async (db: Database, id: number, now: Date): Promise<CompanyHabits> => ({
  responseDays: await responseDays(db, id),
  reviewDays: await reviewDays(db, id, now),
  rating: await ratingOf(db, id, now),
});

/** A company's newest engagements, of which its latest reviews and what waits are read. */
const reviewedEngagements = 200;
const reviewsAtMost = 50;

/** Days in which a company reviews deliveries, from its latest reviews and open ones; null if they are too few. */
async function reviewDays(db: Database, companyId: number, now: Date): Promise<number | null> {
  const row = await firstRow<{ reviewed: number[]; waiting: number[] }>(db)`
    with newest as (
      select id, next, turn_since from engagements
      where company_id = ${companyId} order by id desc limit ${sql.lit(reviewedEngagements)}
    ), reviewed as (
      select ${daysBetween(sql`d.at`, sql`r.at`)} as days from newest n
        join milestones m on m.engagement_id = n.id
        join reviews r on r.series = m.series and r.version <= m.version
        join deliveries d on d.series = r.series and d.version = r.version
      order by r.at desc limit ${sql.lit(reviewsAtMost)}
    )
    select coalesce((select json_agg(days) from reviewed), '[]') as reviewed,
      coalesce((select json_agg(${daysBetween(sql`turn_since`, sql`${now}::timestamptz`)}) from newest
        where next = 'review'), '[]') as waiting`;
  return reviewDaysOf(row!);
}

const daysBetween = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) =>
  sql`extract(epoch from ${to} - ${from})::float8 / 86400`;

/** Fewer reviews prove nothing. */
const reviewsAtLeast = 3;

interface Times {
  /** Days each delivery waited for its review. */
  readonly reviewed: readonly number[];
  /** Days each unreviewed delivery has waited so far. */
  readonly waiting: readonly number[];
}

/**
 * The median of days to a review, to a tenth; null if there are too few. A delivery that has waited longer than the
 * median counts with its time so far, so that a company that postpones the hard ones does not look fast. Shorter waits
 * do not count yet.
 */
export function reviewDaysOf({ reviewed, waiting }: Times): number | null {
  if (reviewed.length < reviewsAtLeast) return null;
  const usual = median(reviewed);
  const days = median([...reviewed, ...waiting.filter((one) => one > usual)]);
  return Math.round(days * 10) / 10;
}

function median(days: readonly number[]): number {
  const sorted = days.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1]!, sorted[Math.floor(middle)]!];
  return (lower + upper) / 2;
}

/** The latest answered applications a company's response time is made from. */
const judgedAtMost = 200;

/**
 * Median days from an application to the first word of the company (or an admin) on it, over the
 * company's latest applications that got one; null without any. Real events, nothing else.
 */
async function responseDays(db: Database, companyId: number): Promise<number | null> {
  const row = await firstRow<{ days: number | null }>(db)`
    select percentile_cont(0.5) within group (order by extract(epoch from answered - applied) / 86400) as days
    from (
      select a.applied_at as applied, min(e.at) as answered
      from applications a
        join projects p on p.id = a.project_id
        join events e on e.about = 'application' and e.about_id = a.id and e.kind in ('shortlist', 'offer', 'reject')
          and ${stands}
      where p.company_id = ${companyId}
      group by a.id
      order by a.applied_at desc
      limit ${judgedAtMost}
    ) answers`;
  const days = row?.days ?? null;
  return days === null ? null : Math.round(Number(days) * 10) / 10;
}

/** Filters `events e` of applications: an offer that was taken back with its run does not count. */
export const stands = sql`(e.kind <> 'offer' or not exists (
  select 1 from events back where back.about_id = e.about_id and back.kind = 'recall' and back.id > e.id))`;
