import { type RawBuilder, sql } from 'kysely';
import type {
  Applicant,
  ApplicantFilters,
  ApplicantSort,
} from '../../../../src/contract/applications/applicants.ts';
import type { ApplicationStatus } from '../../../../src/contract/applications/moves.ts';
import { maxPageSize, type Page } from '../../../../src/contract/paging.ts';
import {
  live,
  tookPart as tookPartStates,
} from '../../../../src/machines/lifecycle/application.ts';
import { asInstant, asSearched, literals } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import {
  type FitProject,
  type FitStudent,
  fitsOf,
  type Requirements,
  requirementsOf,
} from '../../students/fit.ts';
import { type Reader, reachability } from './reachability.ts';

/** The most applications of one project that are sorted by fit, who came first before others. */
const rankedAtMost = 2000;

const companyRank = sql`
  case when a.status in (${literals(live)}) then a.company_rank end`;

const orders: Record<Exclude<ApplicantSort, 'fit'>, RawBuilder<unknown>> = {
  applied: sql`a.applied_at, a.id`,
  rank: sql`${companyRank} nulls last, a.applied_at, a.id`,
  name: sql`f.name collate reading, a.id`,
};

/**
 * Lists applicants as the project's company reads them: the profile they applied with, and the address once the company
 * may write to them.
 */
export async function listApplicants(
  db: Database,
  reader: Reader,
  projectId: number,
  wanted: ApplicantFilters,
): Promise<Page<Applicant>> {
  const asked = await requirementsFor(db, projectId);
  const where = conditions(projectId, wanted);
  const { page, pageSize, sort } = wanted;
  const offset = (page - 1) * pageSize;
  if (sort === 'fit') {
    const ranked = await rankedByFit(db, asked, where);
    const ids = ranked.slice(offset, offset + pageSize);
    const rows = await read(db, reader, asked, sql`where a.id = any(${ids}::bigint[])`);
    const place = new Map(ids.map((id, index) => [id, index]));
    rows.sort((one, other) => place.get(one.applicationId)! - place.get(other.applicationId)!);
    return { rows, total: ranked.length };
  }
  const rows = await read(
    db,
    reader,
    asked,
    sql`where ${where} order by ${orders[sort]} limit ${pageSize} offset ${offset}`,
  );
  if (page === 1 && rows.length < pageSize) return { rows, total: rows.length };
  const found = await firstRow<{ total: number }>(db)`
    select count(*)::int as total
    from applications a join application_profiles f on f.application_id = a.id where ${where}`;
  return { rows, total: found?.total ?? 0 };
}

/** Every applicant that is asked for, a page after the other, with the score of the fit alone. */
export async function* everyApplicant(
  db: Database,
  reader: Reader,
  projectId: number,
  wanted: Omit<ApplicantFilters, 'page' | 'pageSize'>,
): AsyncGenerator<Omit<Applicant, 'fit'> & { fit: number }> {
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const asked = { ...wanted, page, pageSize: maxPageSize };
    const { rows } = await listApplicants(db, reader, projectId, asked);
    for (const { fit, ...row } of rows) yield { ...row, fit: fit.score };
    isLast = rows.length < maxPageSize;
  }
}

function conditions(projectId: number, { status, tookPart, searchText }: ApplicantFilters) {
  const chosen = [sql`a.project_id = ${projectId}`];
  if (status) chosen.push(sql`a.status = ${status}`);
  if (tookPart === 'true') chosen.push(sql`a.status in (${literals(tookPartStates)})`);
  if (searchText) chosen.push(sql`as_searched(f.name) like ${asSearched(searchText)}`);
  return sql.join(chosen, sql` and `);
}

async function read(
  db: Database,
  reader: Reader,
  asked: Requirements,
  rest: RawBuilder<unknown>,
): Promise<Applicant[]> {
  const rows = await allRows<Omit<Applicant, 'fit'>>(db)`
    select a.id as "applicationId", a.student_id as "studentId", a.project_id as "projectId", a.status, a.message,
      a.resume_link as "resumeLink", ${asInstant(sql`a.applied_at`)} as "appliedDate",
      p.title as "projectTitle", p.status as "projectStatus", c.name as "companyName", ${asInstant(sql`a.offer_expires_at`)} as "offerExpiresAt",
      f.name as "studentName", a.offer_opened_at is not null as "offerOpened", r.*, ${asInstant(sql`f.as_of`)} as "profileAsOf",
      f.engineering_type as "engineeringType", f.college_year as "collegeYear", f.university,
      case when f.profile_image = s.profile_image then f.profile_image end as "profileImage",
      f.skills, f.bio, f.links, f.available_days as "availableDays",
      v.name as "academicSupervisor",
      (a.edits + 1)::text as version, coalesce(n.note, '') as note, ${companyRank} as "companyRank"
    from applications a
      join projects p on p.id = a.project_id
      join companies c on c.id = p.company_id
      join students s on s.id = a.student_id
      join application_profiles f on f.application_id = a.id
      cross join lateral ${reachability(reader)} r
      left join application_notes n on n.application_id = a.id
      left join faculty v on v.account_id = a.academic_supervisor_id
    ${rest}`;
  return rows.map((row) => ({ ...row, fit: fitsOf(row)(asked) }));
}

/** The matching applications' numbers, best fit first, who came first first among equals. */
async function rankedByFit(
  db: Database,
  asked: Requirements,
  where: RawBuilder<unknown>,
): Promise<number[]> {
  const rows = await allRows<FitStudent & { id: number }>(db)`
    select a.id, f.skills, f.engineering_type as "engineeringType", f.available_days as "availableDays"
    from applications a join application_profiles f on f.application_id = a.id
    where ${where} order by a.applied_at, a.id limit ${rankedAtMost}`;
  return rows
    .map((student) => ({ id: student.id, score: fitsOf(student)(asked).score }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

async function requirementsFor(db: Database, projectId: number): Promise<Requirements> {
  const row = await firstRow<FitProject>(db)`
    select skills, engineering_type as "engineeringType", duration_days as duration
    from projects where id = ${projectId}`;
  return requirementsOf(orNotFound(row));
}

/** Counts a project's applications by status; a status without any is left out. */
export const countApplicants = (db: Database, projectId: number) =>
  allRows<{ status: ApplicationStatus; applications: number }>(db)`
    select status, count(*)::int as applications from applications
    where project_id = ${projectId} group by status`;
