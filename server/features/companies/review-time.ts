import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { reviewDaysOf } from '../engagements/deliveries/review-days.ts';

/** A company's newest engagements, of which its latest reviews and what waits are read. */
const engagementsAtMost = 200;
const reviewsAtMost = 50;

/** In how many days a company reviews what is delivered to it, as far as its latest reviews and what waits now tell; else null. */
export async function reviewDays(
  db: Database,
  companyId: number,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ reviewed: number[]; waiting: number[] }>`
    with newest as (
      select id, next, turn_since from engagements
      where company_id = ${companyId} order by id desc limit ${sql.lit(engagementsAtMost)}
    ), reviewed as (
      select ${daysBetween(sql`d.at`, sql`r.at`)} as days from newest n
        join reviews r on r.engagement_id = n.id
        join deliveries d on d.engagement_id = r.engagement_id and d.milestone = r.milestone and d.version = r.version
      order by r.at desc limit ${sql.lit(reviewsAtMost)}
    )
    select coalesce((select json_agg(days) from reviewed), '[]') as reviewed,
      coalesce((select json_agg(${daysBetween(sql`turn_since`, sql`${now}::timestamptz`)}) from newest
        where next = 'review'), '[]') as waiting`.execute(db);
  return reviewDaysOf(rows[0]!);
}

const daysBetween = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) =>
  sql`extract(epoch from ${to} - ${from})::float8 / 86400`;
