import { type RawBuilder, sql } from 'kysely';
import { builtInRubric, dimensions, sides } from '../../../src/contract/evaluations/rubric.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows } from '../../platform/database/rows.ts';
import { ofTerm } from '../terms/in-term.ts';
import { type AskedTerm, type Line, linesAtMost, linked } from './figures.ts';
import type { Period } from './period.ts';

/** A group of fewer students would reveal one of them. */
const studentsAtLeast = 5;

interface Grouped {
  readonly label: string;
  readonly students: number;
  readonly values: number[];
}

/** The final evaluations that opened in a period, each with what counts of it. */
const opened = ({ from, until }: Period, term: AskedTerm) => sql`
  select r.engagement_id as id, a.student_id, k.name as company, s.university, coalesce(t.name, 'No term') as term,
    o.outcome, c.steps as student_steps, w.steps as company_steps, m.steps as midpoint_steps
  from evaluation_rounds r
    join applications a on a.id = r.engagement_id join students s on s.id = a.student_id
    join projects p on p.id = a.project_id join companies k on k.id = p.company_id left join terms t on t.id = p.term_id
    left join outcomes o on o.engagement_id = r.engagement_id
    left join evaluations c on (c.engagement_id, c.moment, c.side) = (r.engagement_id, 'final', 'company') and c.at >= r.asked_at
    left join evaluations w on (w.engagement_id, w.moment, w.side) = (r.engagement_id, 'final', 'student') and w.at >= r.asked_at
    left join evaluation_rounds h on h.engagement_id = r.engagement_id and h.moment = 'midpoint' and h.opened_at is not null
    left join evaluations m on (m.engagement_id, m.moment, m.side) = (h.engagement_id, 'midpoint', 'company')
  where r.moment = 'final' and r.opened_at >= ${from} and r.opened_at < ${until}
    and ${term === '' ? sql`true` : ofTerm(term, 'p')}`;

const rounded = (value: RawBuilder<unknown>, digits: number) =>
  sql`round((${value})::numeric, ${sql.lit(digits)})::float8`;
const share = (condition: RawBuilder<unknown>) =>
  rounded(sql`count(*) filter (where ${condition})::numeric / nullif(count(outcome), 0)`, 3);
const meanOf = (dimension: string) =>
  rounded(sql`avg((student_steps ->> ${sql.lit(dimension)})::int)`, 1);

const evaluationFigures = sql`json_build_array(count(distinct student_id)::int,
  ${share(sql`outcome like 'Completed%'`)}, ${share(sql`outcome = 'Completed with distinction'`)},
  ${sql.join(dimensions.map(meanOf))},
  ${rounded(sql`avg((select avg(value::int) from jsonb_each_text(company_steps)))`, 1)},
  ${rounded(
    sql`avg((
      select avg(abs(h.value::int - (student_steps ->> h.key)::int)) from jsonb_each_text(midpoint_steps) h))`,
    1,
  )},
  ${rounded(
    sql`percentile_cont(0.5) within group (order by (
      select avg(extract(epoch from v.at - d.at) / 86400) from reviews v
        join deliveries d on (d.series, d.version) = (v.series, v.version)
        join milestones m on m.series = v.series and m.version >= v.version
      where m.engagement_id = f.id))`,
    1,
  )})`;

export type EvaluationGroup = 'company' | 'university' | 'term';

/** Evaluation results by company, university or term, without groups of too few students. */
export async function evaluationLines(
  db: Database,
  by: EvaluationGroup,
  period: Period,
  term: AskedTerm,
): Promise<{ lines: Line[]; total: (number | null)[] }> {
  const rows = await allRows<Grouped & { isTotal: boolean }>(db)`
    with f as (${opened(period, term)})
    select ${sql.ref(by)} as label, grouping(${sql.ref(by)}) = 1 as "isTotal",
      count(distinct student_id)::int as students, ${evaluationFigures} as values
    from f group by grouping sets ((${sql.ref(by)}), ()) order by 2 desc, 3 desc, 1 limit ${sql.lit(linesAtMost + 1)}`;
  return {
    lines: linked(by, withoutSmall(rows.filter(({ isTotal }) => !isTotal))),
    total: withoutSmall(rows.filter(({ isTotal }) => isTotal))[0]?.values ?? [],
  };
}

const counts = [1, 2, 3, 4, 5].map(
  (step) => sql`count(*) filter (where step = ${sql.lit(step)})::int`,
);

/** Counts the choices of each step, by question. */
export async function stepLines(
  db: Database,
  period: Period,
  term: AskedTerm,
): Promise<{ lines: Line[]; total: (number | null)[] }> {
  const rows = await allRows<Grouped>(db)`
    with f as (${opened(period, term)}), chosen as (
      select student_id, 'company ' || key as asked, value::int as step from f cross join jsonb_each_text(student_steps)
      union all
      select student_id, 'student ' || key, value::int from f cross join jsonb_each_text(company_steps))
    select asked as label, count(distinct student_id)::int as students,
      json_build_array(${sql.join(counts)}) as values
    from chosen group by 1`;
  const known = new Map(withoutSmall(rows).map((row) => [row.label, row.values]));
  const lines = sides.toReversed().flatMap((side) =>
    dimensions.flatMap((dimension) => {
      const values = known.get(`${side} ${dimension}`);
      const about = side === 'company' ? 'Student' : 'Company';
      const label = `${about}: ${builtInRubric[side][dimension].title}`;
      return values ? [{ label, values, link: '' }] : [];
    }),
  );
  return { lines, total: counts.map(() => null) };
}

/**
 * Lines of few students without their figures; where that is one line alone, the smallest other one too, so that it is not
 * the difference to the whole. Method: primary and complementary suppression, as statistical offices have it.
 */
export function withoutSmall<Group extends Grouped>(
  groups: readonly Group[],
): (Omit<Group, 'values'> & { values: (number | null)[] })[] {
  const bySize = groups.toSorted((one, other) => one.students - other.students);
  const small = bySize.filter(({ students }) => students < studentsAtLeast);
  const hidden = new Set(small.length === 1 ? bySize.slice(0, 2) : small);
  return groups.map((group) => ({
    ...group,
    values: hidden.has(group) ? group.values.map(() => null) : group.values,
  }));
}
