import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../src/contract/paging.ts';
import type {
  Project,
  ProjectFilters,
  ProjectSort,
  ProjectStatus,
} from '../../src/contract/projects.ts';
import type { Person } from '../accounts/person.ts';
import { asInstant } from '../database/instant.ts';
import { escapeLike } from '../database/like.ts';
import type { Database } from '../database/open.ts';
import { type FitStudent, fitOf } from '../matching/fit.ts';
import { fitProfileOf } from '../students/fit-profile.ts';
import { rankedByFit } from './ranked-by-fit.ts';

/** The most matches that are counted; a list that is longer says so many, so that counting stays cheap. */
export const countedAtMost = 10_000;

const orders: Record<Exclude<ProjectSort, 'fit'>, RawBuilder<unknown>> = {
  newest: sql`p.posted_at desc, p.id desc`,
  deadline: sql`p.deadline asc nulls last, p.id asc`,
  title: sql`lower(p.title), p.id`,
};

/** What the list's filters come to, with the status already understood. */
export type Wanted = Omit<ProjectFilters, 'status'> & { readonly status: ProjectStatus | null };

/** One page of the projects this person may see; for a student each with its fit. */
export async function listProjects(
  db: Database,
  person: Person,
  wanted: Wanted,
): Promise<Page<Project>> {
  const where = sql.join([visibleTo(person, wanted), ...filters(wanted)], sql` and `);
  const student = person.role === 'Student' ? await fitProfileOf(db, person.accountId) : null;
  if (wanted.sort === 'fit' && student) return listByFit(db, person, wanted, where, student);

  const offset = (wanted.page - 1) * wanted.pageSize;
  const order = orders[wanted.sort === 'fit' ? 'newest' : wanted.sort];
  const rows = await select(
    db,
    person,
    student,
    sql`
    where ${where} order by ${order} limit ${wanted.pageSize} offset ${offset}`,
  );
  const onLastPage = rows.length < wanted.pageSize && (rows.length > 0 || offset === 0);
  return { rows, total: onLastPage ? offset + rows.length : await count(db, where) };
}

async function listByFit(
  db: Database,
  person: Person,
  { page, pageSize }: Wanted,
  where: RawBuilder<unknown>,
  student: FitStudent,
): Promise<Page<Project>> {
  const ranked = await rankedByFit(db, where, student);
  const ids = ranked.slice((page - 1) * pageSize, page * pageSize);
  const rows = await select(db, person, student, sql`where p.id = any(${ids}::bigint[])`);
  rows.sort((one, other) => ids.indexOf(one.pid) - ids.indexOf(other.pid));
  return { rows, total: ranked.length };
}

/** The wire's projects from the rows that `rest` of the statement chooses. */
export async function select(
  db: Database,
  person: Person,
  student: FitStudent | null,
  rest: RawBuilder<unknown>,
): Promise<Project[]> {
  const { rows } = await sql<Omit<Project, 'fit'>>`
    select ${projectColumns(person)}
    from projects p join companies c on c.id = p.company_id
    ${rest}`.execute(db);
  return rows.map((project) => ({ ...project, fit: student && fitOf(project, student) }));
}

async function count(db: Database, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select 1 from projects p where ${where} limit ${countedAtMost}) matching`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The wire's project from `projects p` and `companies c`, with what only this person may know. */
function projectColumns(person: Person): RawBuilder<unknown> {
  const applied =
    person.role === 'Student'
      ? sql`exists (select 1 from applications a where a.student_id = ${person.accountId} and a.project_id = p.id
          and a.status in ('Under Review', 'Shortlisted', 'Offered', 'Accepted'))`
      : sql`null::boolean`;
  return sql`
    p.id as pid, p.title, c.name as "companyName", p.description, p.project_link as "projectLink", p.skills,
    p.engineering_type as "engineeringType", p.duration_days as duration, p.location, p.status,
    p.places, p.places_taken as "placesTaken", ${asInstant(sql`p.deadline`)} as deadline,
    ${openApplications(person)} as "openApplications", ${applied} as applied`;
}

function openApplications(person: Person): RawBuilder<unknown> {
  if (person.role === 'Admin') return sql`p.open_applications`;
  if (person.role === 'Company') {
    return sql`case when c.account_id = ${person.accountId} then p.open_applications end`;
  }
  return sql`null::int`;
}

const ownProjects = (person: Person) =>
  sql`p.company_id in (select id from companies where account_id = ${person.accountId})`;

/**
 * Students see what was posted, and Completed only when they ask for it; a company also its own
 * drafts; an admin everything. The words of the first case are those of the partial indexes.
 */
function visibleTo(person: Person, { onlyCompanyProjects, status }: Wanted): RawBuilder<unknown> {
  if (person.role === 'Student') {
    return status === 'Completed'
      ? sql`p.status = 'Completed'`
      : sql`p.status not in ('Draft', 'Completed')`;
  }
  if (person.role === 'Company') {
    return onlyCompanyProjects === 'true'
      ? ownProjects(person)
      : sql`(p.status <> 'Draft' or ${ownProjects(person)})`;
  }
  return sql`true`;
}

function filters({
  searchText,
  engineering,
  status,
  skills,
  maxDuration,
  location,
}: Wanted): RawBuilder<unknown>[] {
  const chosen: RawBuilder<unknown>[] = [];
  if (status) chosen.push(sql`p.status = ${status}`);
  if (engineering) chosen.push(sql`p.engineering_type = ${engineering}`);
  if (skills) chosen.push(sql`p.skill_keys @> ${skillKeys(skills)}::text[]`);
  if (maxDuration) chosen.push(sql`p.duration_days <= ${Number(maxDuration)}`);
  if (location) chosen.push(sql`p.location ilike ${`%${escapeLike(location)}%`}`);
  if (searchText) chosen.push(sql`p.title ilike ${`%${escapeLike(searchText)}%`}`);
  return chosen;
}

/** As the generated column writes them: lower case, one text each. */
const skillKeys = (skills: string): string[] =>
  skills
    .toLowerCase()
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
