import { sql } from 'kysely';
import { isIn } from '../../engagements/columns.ts';

/** The newest evaluations that opened, and the newest early ends, of which signs are read. */
const lookedAt = 2_000;
const since = sql`interval '12 months'`;
/** So many students whose mean is below the middle, silences, or early ends are a sign. */
const atLeast = { low: sql.lit(2), silent: sql.lit(2), ended: sql.lit(3) };

/** Companies of the last twelve months that somebody of the office should look at, with what tells so: `company_id`, `signs`. */
export const earlySigns = (now: Date) => sql`
  with r as (
    select engagement_id, moment, asked_at from evaluation_rounds
    where opened_at > ${now}::timestamptz - ${since} order by opened_at desc limit ${sql.lit(lookedAt)}
  ), ended as (
    select id, company_id from engagements
    where state = 'Ended early' and changed_at > ${now}::timestamptz - ${since}
    order by changed_at desc limit ${sql.lit(lookedAt)})
  select company_id, sum(signs)::int as signs, string_agg(detail, '; ' order by detail) as detail from (
    select p.company_id, count(distinct a.student_id) as signs,
      count(distinct a.student_id) || ' students below 3 of 5' as detail
    from r join evaluations v on (v.engagement_id, v.moment, v.side) = (r.engagement_id, r.moment, 'student') and ${isIn}
      join applications a on a.id = r.engagement_id join projects p on p.id = a.project_id
    where (select avg(value::int) from jsonb_each_text(v.steps)) < 3
    group by p.company_id having count(distinct a.student_id) >= ${atLeast.low}
    union all
    select p.company_id, count(*), count(*) || ' evaluations not written'
    from r join applications a on a.id = r.engagement_id join projects p on p.id = a.project_id
    where not exists (
      select from evaluations v
      where (v.engagement_id, v.moment, v.side) = (r.engagement_id, r.moment, 'company') and ${isIn})
    group by p.company_id having count(*) >= ${atLeast.silent}
    union all
    select company_id, count(*), count(*) || ' ended early'
    from ended group by company_id having count(*) >= ${atLeast.ended}
    union all
    select company_id, count(distinct a.student_id),
      count(distinct a.student_id) || ' students who would not work there again, after an early end'
    from ended e join end_answers w on (w.engagement_id, w.side, w.again) = (e.id, 'student', 'no')
      join applications a on a.id = e.id
    group by company_id having count(distinct a.student_id) >= ${atLeast.low}) signs
  group by company_id`;
