import { type RawBuilder, sql } from 'kysely';
import type {
  AssignmentPreview,
  AssignmentScope,
} from '../../../../src/contract/assignments/assignment-run.ts';
import { awaitingCompany, openOffer } from '../../../../src/machines/lifecycle/application.ts';
import { literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow, hasRow } from '../../../platform/database/rows.ts';
import type { RunProject } from './propose/run-instance.ts';
import type { Wish } from './propose/wishes.ts';

/** A scope and the moment of asking. Projects past by then take no part. */
export interface AskedScope extends AssignmentScope {
  readonly now: Date;
}

/**
 * The projects that take part: pending, with places left, their company not disabled, their term not past, within the
 * scope.
 */
export const inScope = ({
  engineeringType,
  deadlineBefore,
  termId,
  projectIds,
  now,
}: AskedScope) => {
  // PostgreSQL knows fewer offsets than ISO 8601.
  const before = deadlineBefore === '' ? null : new Date(deadlineBefore);
  return sql`
  p.status = 'pending' and not p.company_disabled and p.places_taken < p.places
  and (p.term_id is null or p.term_id not in (select id from terms where ends_at <= ${now}))
  and (${engineeringType} = '' or p.engineering_type = ${engineeringType})
  and (${before}::timestamptz is null or p.deadline < ${before}::timestamptz)
  and (${termId}::bigint is null or p.term_id = ${termId}::bigint)
  and (${projectIds.length} = 0 or p.id = any(${projectIds}::bigint[]))`;
};

/**
 * The applications that take part: they wait for the company, and their students can sign in and hold
 * neither an offer nor a place elsewhere, which they would have to give up for another.
 */
export const takingPart = (scope: AskedScope): RawBuilder<unknown> => sql`
  from applications a
    join projects p on p.id = a.project_id
    join students s on s.id = a.student_id
    join accounts c on c.id = a.student_id
  where a.status in (${literals(awaitingCompany)}) and c.state = 'active' and ${inScope(scope)}
    and not exists (
      select 1 from applications h
      where h.student_id = a.student_id and h.status in (${literals(openOffer)}, 'Accepted'))`;

/** True if at least one student takes part. */
export const takesPartIn = (db: Database, scope: AskedScope) =>
  hasRow(db)`select 1 ${takingPart(scope)} limit 1`;

/** The projects of a scope with the places they have left, whether or not anybody applied. */
export const readProjects = (db: Database, scope: AskedScope) =>
  allRows<RunProject>(db)`
    select p.id as "projectId", p.places - p.places_taken as places
    from projects p where ${inScope(scope)} order by p.id`;

const batch = 5_000;

/** The wishes of a scope, in batches, so that no answer and no statement is long. */
export async function* readWishes(
  db: Database,
  scope: AskedScope,
): AsyncGenerator<readonly Wish[]> {
  let last = 0;
  while (true) {
    const rows = await allRows<Wish>(db, 'each time')`
      select a.id as "applicationId", a.student_id as "studentId", a.project_id as "projectId",
        a.status, a.preference, a.company_rank as "companyRank",
        json_build_object('skills', p.skills, 'engineeringType', p.engineering_type,
          'duration', p.duration_days) as asks,
        json_build_object('skills', s.skills, 'engineeringType', s.engineering_type,
          'availableDays', s.available_days) as offers
      ${takingPart(scope)} and a.id > ${last}
      order by a.id limit ${batch}`;
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)!.applicationId;
  }
}

type Counted = Omit<AssignmentPreview, 'short' | 'projects' | 'places' | 'chosen' | 'faults'>;

/** Counts the students and projects that would take part, with the projects that have fewer applicants than places. */
export async function preview(
  db: Database,
  scope: AskedScope,
): Promise<Omit<AssignmentPreview, 'faults'>> {
  const found = await firstRow<Counted>(db)`
    select count(distinct a.student_id)::int as students, count(*)::int as applications,
      count(*) filter (where a.preference is null)::int as "unorderedApplications",
      count(*) filter (where a.company_rank is null)::int as "unrankedApplications"
    ${takingPart(scope)}`;
  const left = await firstRow<{ projects: number; places: number }>(db)`
    select count(*)::int as projects, coalesce(sum(p.places - p.places_taken), 0)::int as places
    from projects p where ${inScope(scope)}`;
  const short = await allRows<AssignmentPreview['short'][number]>(db)`
    with wanted as (select a.project_id, count(*)::int as applicants ${takingPart(scope)} group by 1)
    select p.id as pid, p.title, k.name as "companyName", p.places - p.places_taken as places,
      p.places - p.places_taken - coalesce(w.applicants, 0) as short
    from projects p join companies k on k.id = p.company_id left join wanted w on w.project_id = p.id
    where ${inScope(scope)} and p.places - p.places_taken > coalesce(w.applicants, 0)
    order by short desc, p.id limit 50`;
  const chosen = await allRows<AssignmentPreview['chosen'][number]>(db)`
    select p.id as pid, p.title, k.name as "companyName"
    from projects p join companies k on k.id = p.company_id
    where p.id = any(${scope.projectIds}::bigint[]) order by p.title collate reading, p.id`;
  return { ...found!, ...left!, short, chosen };
}
