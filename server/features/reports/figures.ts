import { type RawBuilder, sql } from 'kysely';
import { type Defined, definitions } from '../../../src/contract/applications/definitions.ts';
import type {
  ReportGroup,
  ReportName,
  ReportQuery,
} from '../../../src/contract/reports/reports.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstRow, firstValue } from '../../platform/database/rows.ts';
import { stands } from '../companies/habits.ts';
import { ofTerm } from '../terms/in-term.ts';
import type { Period } from './period.ts';

/** One line of a report before it is compared: its figures in the order of the report's columns. */
export interface Line {
  readonly label: string;
  readonly link: string;
  readonly values: (number | null)[];
}

export const linesAtMost = 200;

/** The reports about applications, and by what these are grouped. */
export type ApplicationReport = Exclude<ReportName, 'places' | 'evaluations' | 'steps'>;
export type ApplicationGroup = Exclude<ReportGroup, 'project' | 'term' | 'dimension'>;

/** The number of a term, `none`, or empty for all. */
export type AskedTerm = ReportQuery['term'];

const labelOf: Record<ApplicationGroup, RawBuilder<unknown>> = {
  engineering: sql`p.engineering_type`,
  company: sql`k.name`,
  month: sql`to_char(a.applied_at at time zone 'UTC', 'YYYY-MM')`,
  university: sql`s.university`,
  year: sql`s.college_year`,
};
/** List behind the lines of each group. */
const linkOf: Partial<Record<ReportGroup, string>> = {
  company: '/admin/manage-company?search=',
  project: '/admin/manage-project?search=',
  university: '/admin/manage-students?search=',
};

export function linked(by: ReportGroup, lines: readonly Omit<Line, 'link'>[]): Line[] {
  const list = linkOf[by];
  const link = (label: string) => (list ? list + encodeURIComponent(label) : '');
  return lines.map(({ label, values }) => ({ label, values, link: link(label) }));
}

/** Condition for an application of a kind, by the contract’s definition. */
const is = (defined: Defined) => sql`a.status in (${literals(definitions[defined].statuses)})`;

/** The applications of a period, each with what ever became of it and was not taken back. */
const applied = ({ from, until }: Period, term: AskedTerm) => sql`
  select a.id, a.student_id, a.project_id, a.applied_at,
    min(e.at) filter (where e.kind in ('shortlist', 'offer', 'reject')) as answered_at,
    min(e.at) filter (where e.kind in ('offer', 'reject')) as decided_at,
    bool_or(e.kind = 'shortlist') as shortlisted, bool_or(e.kind = 'offer') as offered,
    ${is('placed')} as placed, ${is('completed')} as completed, a.status = 'Not completed' as uncompleted
  from applications a left join events e on e.about = 'application' and e.about_id = a.id and ${stands}
  where a.applied_at >= ${from} and a.applied_at < ${until}
    and ${term === '' ? sql`true` : sql`a.project_id in (select p.id from projects p where ${ofTerm(term, 'p')})`}
  group by a.id`;

const yes = (column: string) => sql`count(*) filter (where ${sql.ref(`a.${column}`)})::int`;
const students = (column: string) =>
  sql`count(distinct a.student_id) filter (where ${sql.ref(`a.${column}`)})::int`;
const median = (until: string) => sql`
  round((percentile_cont(0.5) within group (
    order by extract(epoch from ${sql.ref(`a.${until}`)} - a.applied_at) / 86400))::numeric, 1)::float8`;

const figures: Record<ApplicationReport, RawBuilder<unknown>> = {
  funnel: sql`json_build_array(count(*)::int, ${yes('shortlisted')}, ${yes('offered')}, ${yes('placed')}, ${yes('completed')})`,
  times: sql`json_build_array(count(a.answered_at)::int, ${median('answered_at')}, count(a.decided_at)::int, ${median('decided_at')})`,
  outcomes: sql`json_build_array(count(distinct a.student_id)::int, ${students('offered')}, ${students('placed')}, ${students('completed')},
    ${students('uncompleted')}, round(${students('placed')}::numeric / greatest(count(distinct a.student_id), 1), 3)::float8)`,
};

/** The lines of a report about applications, the largest first or in the order of time. */
export async function linesOf(
  db: Database,
  name: ApplicationReport,
  by: ApplicationGroup,
  period: Period,
  term: AskedTerm,
): Promise<Line[]> {
  const rows = await allRows<Omit<Line, 'link'>>(db)`
    with a as (${applied(period, term)})
    select label, values from (
      select ${labelOf[by]} as label, count(*) as size, ${figures[name]} as values
      from a join projects p on p.id = a.project_id join companies k on k.id = p.company_id
        join students s on s.id = a.student_id
      group by 1) lines
    order by ${by === 'month' ? sql`label` : sql`size desc, label`} limit ${linesAtMost}`;
  return linked(by, rows);
}

/** Computes the figures over everything in the period. */
export async function totalOf(
  db: Database,
  name: ApplicationReport,
  period: Period,
  term: AskedTerm,
): Promise<(number | null)[]> {
  const found = await firstValue<(number | null)[]>(db)`
    with a as (${applied(period, term)}) select ${figures[name]} as values from a`;
  return found ?? [];
}

/** Counts the students who applied in a period and those of them who are placed, as student outcomes do. */
export async function placementIn(
  db: Database,
  { from, until }: Period,
): Promise<{ applied: number; placed: number }> {
  const row = await firstRow<{ applied: number; placed: number }>(db)`
    select count(distinct a.student_id)::int as applied,
      (count(distinct a.student_id) filter (where ${is('placed')}))::int as placed
    from applications a where a.applied_at >= ${from} and a.applied_at < ${until}`;
  return row!;
}

/** Open projects with places free, those that will stay short and end soonest first. */
export async function placesOf(
  db: Database,
  now: Date,
  term: AskedTerm,
): Promise<{ lines: Line[]; total: (number | null)[] }> {
  const open = sql`p.status = 'pending' and (p.deadline is null or p.deadline > ${now})
    and ${term === '' ? sql`true` : ofTerm(term, 'p')}`;
  const short = sql`greatest(p.places - p.places_taken - p.open_applications, 0)`;
  const rows = await allRows<Omit<Line, 'link'>>(db)`
    select p.title as label, json_build_array(p.places, p.places_taken, p.open_applications, ${short},
      round((extract(epoch from p.deadline - ${now}::timestamptz) / 86400)::numeric, 1)::float8) as values
    from projects p
    where ${open}
    order by ${short} desc, p.deadline nulls last, p.id limit ${linesAtMost}`;
  const found = await firstRow<{ values: (number | null)[] }>(db)`
    select json_build_array(coalesce(sum(p.places), 0)::int, coalesce(sum(p.places_taken), 0)::int,
      coalesce(sum(p.open_applications), 0)::int, coalesce(sum(${short}), 0)::int, null) as values
    from projects p
    where ${open}`;
  return { lines: linked('project', rows), total: found?.values ?? [] };
}
