import { type RawBuilder, sql } from 'kysely';
import { matchesCountedAhead, type Page } from '../../../src/contract/paging.ts';
import type { Project, ProjectSort } from '../../../src/contract/projects.ts';
import type { Person } from '../../accounts/person.ts';
import { pageWithTotal } from '../../database/count-matching.ts';
import type { Database, Databases, QueryExecutor } from '../../database/open.ts';
import { limitsOf } from '../../database/paged.ts';
import { orNotFound } from '../../http/problem.ts';
import { fitProfileOf } from '../../students/fit-profile.ts';
import { type ProjectQuery, projectFilter } from './filter.ts';
import { rankedByFit } from './ranked-by-fit.ts';
import { type ReadOptions, selectProjectRows, selectProjects } from './select.ts';
import { addViewerFields, type Row } from './viewer.ts';

const newest = sql`p.posted_at desc, p.id desc`;

const orders: Record<Exclude<ProjectSort, 'fit'>, RawBuilder<unknown>> = {
  waiting: sql`w."oldestNewAt" asc nulls last, p.posted_at desc, p.id desc`,
  newest,
  deadline: sql`p.deadline asc nulls last, p.id asc`,
  title: sql`lower(p.title), p.id`,
  '-title': sql`lower(p.title) desc, p.id desc`,
};

/**
 * One page of the projects this person may see; for a student each with its fit. Ranking by fit reads up to
 * hundreds of projects; everything else is short.
 */
export async function listProjects(
  { db, reads }: Databases,
  person: Person,
  query: ProjectQuery,
  now: Date,
): Promise<Page<Project>> {
  const withWaiting = person.role === 'Company' && query.onlyCompanyProjects === 'true';
  const options = { person, now, withWaiting };
  if (person.role === 'Student' && query.sort === 'fit') return listByFit(db, options, query);
  const page = await readPage(reads, options, query);
  return { ...page, rows: await addViewerFields(reads, person, now, page.rows) };
}

async function readPage(
  db: QueryExecutor,
  options: ReadOptions,
  query: ProjectQuery,
): Promise<Page<Row>> {
  const where = projectFilter(options.person, query);
  const rows = await selectProjectRows(
    db,
    options,
    sql`
    where ${where} order by ${orders[sortFor(query.sort, options.withWaiting)]} ${limitsOf(query)}`,
    query.page > 1 || planDependsOnValues(query),
  );
  if (!isNarrowed(query)) return pageWithTotal(db, rows, query, sql`projects p`, where);
  const atMost = (query.page - 1) * query.pageSize + matchesCountedAhead;
  // In the order of the rows, a common word is found by walking them and a rare one by its own index.
  return pageWithTotal(db, rows, query, sql`projects p`, sql`${where} order by ${newest}`, atMost);
}

/** Whether the best plan depends on what is looked for: on how rare it is. */
const planDependsOnValues = ({ searchText, location, skills }: ProjectQuery) =>
  searchText !== '' || location !== '' || skills !== '';

/** Whether the rows are looked through, and not only counted in the index of everything or of one engineering type. */
const isNarrowed = (query: ProjectQuery) =>
  planDependsOnValues(query) || query.maxDuration !== '' || query.status !== null;

const sortFor = (sort: ProjectSort, withWaiting: boolean) =>
  sort === 'fit' || (sort === 'waiting' && !withWaiting) ? 'newest' : sort;

async function listByFit(
  db: Database,
  options: ReadOptions,
  query: ProjectQuery,
): Promise<Page<Project>> {
  const { page, pageSize } = query;
  const student = orNotFound(await fitProfileOf(db, options.person.accountId));
  const ranked = await rankedByFit(db, projectFilter(options.person, query), student);
  const ids = ranked.slice((page - 1) * pageSize, page * pageSize);
  const rows = await selectProjects(db, options, sql`where p.id = any(${ids}::bigint[])`);
  rows.sort((one, other) => ids.indexOf(one.pid) - ids.indexOf(other.pid));
  return { rows, total: ranked.length };
}
