import { sql } from 'kysely';
import type { CompanyHabits } from '../../../src/contract/companies/habits.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows } from '../../platform/database/rows.ts';

/** Fewer would reveal one person's answers. */
const studentsAtLeast = 5;
/** A company’s newest engagements, of which its rating is read. */
const engagementsAtMost = 500;
const monthsAtMost = 24;

/** The answers of one student in evaluations that opened in one quarter. */
export interface Rated {
  readonly studentId: number;
  /** Quarters since the year 0. */
  readonly quarter: number;
  readonly steps: readonly number[];
}

/**
 * Students' rating of a company. Each student counts once, with the mean of all their steps, including how feedback
 * helped. A quarter is published once it is over and five students have rated in it, otherwise together with the next,
 * so that two successive ratings never differ by fewer answers.
 */
export async function ratingOf(
  db: Database,
  companyId: number,
  now: Date,
): Promise<CompanyHabits['rating']> {
  const quarterOf = (instant: ReturnType<typeof sql>) =>
    sql`(extract(year from ${instant} at time zone 'UTC') * 4 + extract(quarter from ${instant} at time zone 'UTC'))::int`;
  const rated = await allRows<Rated>(db)`
    with newest as (
      select id from engagements where company_id = ${companyId} order by id desc limit ${sql.lit(engagementsAtMost)}
    ), opened as (
      select r.engagement_id, r.moment, r.asked_at, ${quarterOf(sql`r.opened_at`)} as quarter
      from newest n join evaluation_rounds r on r.engagement_id = n.id where r.opened_at is not null
    ), steps as (
      select o.engagement_id, o.quarter, step.value::int as step
      from opened o join evaluations v on (v.engagement_id, v.moment, v.side) = (o.engagement_id, o.moment, 'student')
        cross join jsonb_each_text(v.steps) step
      where v.at >= o.asked_at
      union all
      select o.engagement_id, o.quarter, v.helpful
      from opened o join evaluations v on (v.engagement_id, v.moment, v.side) = (o.engagement_id, o.moment, 'company')
      where ${quarterOf(sql`v.helpful_at`)} = o.quarter
    )
    select a.student_id as "studentId", s.quarter, array_agg(s.step) as steps
    from steps s join applications a on a.id = s.engagement_id group by 1, 2`;
  return ratingFrom(rated, now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3) + 1);
}

/**
 * @param current the quarter that is not over yet
 * @returns null where nothing can be published
 */
export function ratingFrom(rated: readonly Rated[], current: number): CompanyHabits['rating'] {
  const oldest = current - monthsAtMost / 3;
  const byStudent = new Map<number, number[]>();
  for (const batch of batchesOf(rated, current)) {
    if (batch.some(({ quarter }) => quarter < oldest)) continue;
    for (const { studentId, steps } of batch)
      byStudent.set(studentId, [...(byStudent.get(studentId) ?? []), ...steps]);
  }
  if (byStudent.size === 0) return null;
  const means = [...byStudent.values()].map(mean).toSorted((one, other) => one - other);
  return {
    students: means.length,
    mean: toTenth(mean(means)),
    from: toTenth(quantile(means, 0.25)),
    to: toTenth(quantile(means, 0.75)),
  };
}

/** Quarters that are over, each with those after it until enough students have rated. */
function batchesOf(rated: readonly Rated[], current: number): (readonly Rated[])[] {
  const quarters = [...new Set(rated.map(({ quarter }) => quarter))]
    .filter((quarter) => quarter < current)
    .toSorted((one, other) => one - other);
  const batches: (readonly Rated[])[] = [];
  let open: readonly Rated[] = [];
  for (const quarter of quarters) {
    open = [...open, ...rated.filter((one) => one.quarter === quarter)];
    if (new Set(open.map(({ studentId }) => studentId)).size < studentsAtLeast) continue;
    batches.push(open);
    open = [];
  }
  return batches;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Between the two values nearest to a share, as `percentile_cont` of PostgreSQL. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at - Math.floor(at));
}
