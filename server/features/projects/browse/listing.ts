import { sql } from 'kysely';
import type { Page } from '../../../../src/contract/paging.ts';
import type { Project } from '../../../../src/contract/projects/projects.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { countedAhead, pageWithTotal } from '../../../platform/database/count-matching.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { pipelined } from '../../../platform/database/postgresql/shared-connections.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import {
  type FitProject,
  type FitStudent,
  fitProfileOf,
  fitsOf,
  requirementsOf,
} from '../../students/fit.ts';
import { ofTerm } from '../../terms/in-term.ts';
import { ownProjects } from '../lock.ts';
import { findable, found, isOpenAt, orderOf, type ProjectQuery, projectFilter } from './filter.ts';
import { type ReadOptions, selectProjectRows, selectProjects } from './select.ts';
import { addViewerFields, type ProjectRow } from './viewer.ts';

/**
 * One page of the projects this person may see; for a student each with its fit. Ranking by fit reads up to
 * hundreds of projects; everything else is short.
 */
export async function listProjects(
  db: Database,
  person: Person,
  query: ProjectQuery,
  now: Date,
): Promise<Page<Project>> {
  const withWaiting = person.role === 'Company' && query.onlyCompanyProjects === 'true';
  const options = { person, now, withWaiting };
  if (person.role === 'Student' && (query.sort === 'fit' || query.sort === 'usual')) {
    const student = orNotFound(await fitProfileOf(db, person.accountId));
    if (query.sort === 'fit' || student.skills !== '')
      return listByFit(db, options, query, student);
  }
  const isSearch = person.role === 'Student' && query.searchText !== '';
  const reads = pipelined(db);
  const page = await (isSearch ? searchPage : readPage)(reads, options, query);
  return { ...page, rows: await addViewerFields(reads, person, now, page.rows) };
}

async function readPage(
  db: Database,
  options: ReadOptions,
  query: ProjectQuery,
): Promise<Page<ProjectRow>> {
  const { person, now } = options;
  const visible = projectFilter(person, query, now);
  const where = query.searchText ? sql`${visible} and ${findable(query.searchText)}` : visible;
  const order = orderOf(person, query, sortFor(options, query));
  const rows = await selectProjectRows(
    db,
    options,
    sql`where ${where} order by ${order} ${limitsOf(query)}`,
    query.page > 1 || planDependsOnValues(query) ? 'each time' : 'once',
  );
  if (!isNarrowed(query)) return pageWithTotal(db, rows, query, sql`projects p`, where);
  // In the order of the rows, a common value is found by walking them and a rare one by its own index.
  const inOrder = sql`${where} order by ${orderOf(person, query, 'newest')}`;
  return pageWithTotal(db, rows, query, sql`projects p`, inOrder, countedAhead(query));
}

/** A student's search puts title matches before matches in company and skills. */
async function searchPage(
  db: Database,
  options: ReadOptions,
  query: ProjectQuery,
): Promise<Page<ProjectRow>> {
  const { person, now } = options;
  const where = projectFilter(person, query, now);
  const matching = (sort: typeof query.sort, atMost: number) =>
    found(query.searchText, where, orderOf(person, query, sort), atMost);
  const sort = sortFor(options, query);
  const rows = await selectProjectRows(
    db,
    options,
    sql`
    join ${matching(sort, query.page * query.pageSize)} found on found.id = p.id
    order by ${orderOf(person, query, sort, sql`found.in_title`)} ${limitsOf(query)}`,
    'each time',
  );
  const atMost = countedAhead(query);
  const counted = sql`${matching('newest', atMost + 1)} found`;
  return pageWithTotal(db, rows, query, counted, sql`true`, atMost);
}

/** True if the best plan depends on how rare the values looked for are. */
const planDependsOnValues = ({ searchText, location, skills, term, saved }: ProjectQuery) =>
  searchText !== '' || location !== '' || skills !== '' || term !== '' || saved === 'true';

/** True if rows have to be read. Otherwise an index of everything, or of one engineering type, is enough to count. */
const isNarrowed = (query: ProjectQuery) =>
  planDependsOnValues(query) || isConditioned(query) || query.status !== null;

/** True if a filter looks at duration, hours, pay or remote work. */
const isConditioned = ({ maxDuration, maxHours, paid, remote }: ProjectQuery) =>
  maxDuration !== '' || maxHours !== '' || paid === 'true' || remote === 'true';

const sortFor = ({ withWaiting }: ReadOptions, { sort }: ProjectQuery) =>
  sort === 'waiting' && !withWaiting ? 'newest' : sort;

async function listByFit(
  db: Database,
  options: ReadOptions,
  query: ProjectQuery,
  student: FitStudent,
): Promise<Page<Project>> {
  const { page, pageSize } = query;
  const ranked = await rankedByFit(db, options, query, student);
  const ids = ranked.slice((page - 1) * pageSize, page * pageSize);
  const rows = await selectProjects(db, options, sql`where p.id = any(${ids}::bigint[])`);
  rows.sort((one, other) => ids.indexOf(one.pid) - ids.indexOf(other.pid));
  return { rows, total: ranked.length };
}

/** Counts a company's own projects by status; a status without any is left out. */
export const countOwnProjects = (db: Database, person: Person, term: number | 'none' | '' = '') =>
  allRows<{ status: ProjectStatus; projects: number }>(db)`
    select p.status, count(*)::int as projects from projects p
    where ${ownProjects(person)} and ${term === '' ? sql`true` : ofTerm(term, 'p')} group by p.status`;

/** Limits how many of the first matching projects are ranked by fit, so that the cost does not grow with the table. */
const rankedAtMost = 500;

interface Candidate extends FitProject {
  readonly id: number;
  /** Projects one can apply to come first, then those found by title. */
  readonly rank: number;
}

/** The matching projects' numbers, best fit first within each rank, newer ones first among equals. */
async function rankedByFit(
  db: Database,
  { person, now }: ReadOptions,
  query: ProjectQuery,
  student: FitStudent,
): Promise<number[]> {
  const where = projectFilter(person, query, now);
  const order = orderOf(person, query, 'fit');
  const inTitle = query.searchText ? sql`found.in_title` : undefined;
  const rows = await allRows<Candidate>(db)`
    select p.id, p.skills, p.engineering_type as "engineeringType", p.duration_days as duration,
      2 * (${isOpenAt(now)})::int + (${inTitle ?? sql`false`})::int as rank
    from projects p ${
      query.searchText
        ? sql`join ${found(query.searchText, where, order, rankedAtMost)} found on found.id = p.id`
        : sql`where ${where}`
    }
    order by ${orderOf(person, query, 'fit', inTitle)}
    limit ${sql.lit(rankedAtMost)}`;
  const fitOf = fitsOf(student);
  return rows
    .map((project) => ({ ...project, score: fitOf(requirementsOf(project)).score }))
    .sort((one, other) => other.rank - one.rank || other.score - one.score)
    .map(({ id }) => id);
}
