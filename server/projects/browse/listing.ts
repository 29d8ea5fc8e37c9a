import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../../src/contract/paging.ts';
import type { Project, ProjectSort } from '../../../src/contract/projects.ts';
import type { Person } from '../../accounts/person.ts';
import { pageWithTotal } from '../../database/count-matching.ts';
import type { Database, Databases, QueryExecutor } from '../../database/open.ts';
import { limitsOf } from '../../database/paged.ts';
import { orNotFound } from '../../http/problem.ts';
import { fitProfileOf } from '../../students/fit-profile.ts';
import { chosen, type ProjectQuery } from './filter.ts';
import { rankedByFit } from './ranked-by-fit.ts';
import { type Asking, select, selectRows } from './select.ts';
import { asSeenBy, type Row } from './viewer.ts';

const orders: Record<Exclude<ProjectSort, 'fit'>, RawBuilder<unknown>> = {
  waiting: sql`w."oldestNewAt" asc nulls last, p.posted_at desc, p.id desc`,
  newest: sql`p.posted_at desc, p.id desc`,
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
  wanted: ProjectQuery,
  now: Date,
): Promise<Page<Project>> {
  const withWaiting = person.role === 'Company' && wanted.onlyCompanyProjects === 'true';
  const asking = { person, now, withWaiting };
  if (person.role === 'Student' && wanted.sort === 'fit') return listByFit(db, asking, wanted);
  const { rows, total } = await readPage(reads, asking, wanted);
  return { rows: await asSeenBy(reads, person, now, rows), total };
}

async function readPage(
  db: QueryExecutor,
  asking: Asking,
  wanted: ProjectQuery,
): Promise<Page<Row>> {
  const where = chosen(asking.person, wanted);
  const rows = await selectRows(
    db,
    asking,
    sql`
    where ${where} order by ${orders[sortFor(wanted.sort, asking.withWaiting)]} ${limitsOf(wanted)}`,
    wanted.page > 1 || depends(wanted),
  );
  return pageWithTotal(db, rows, wanted, sql`projects p`, where);
}

/** Whether the best plan depends on what is looked for: on how rare it is. */
const depends = ({ searchText, location, skills }: ProjectQuery) =>
  searchText !== '' || location !== '' || skills !== '';

const sortFor = (sort: ProjectSort, withWaiting: boolean) =>
  sort === 'fit' || (sort === 'waiting' && !withWaiting) ? 'newest' : sort;

async function listByFit(
  db: Database,
  asking: Asking,
  wanted: ProjectQuery,
): Promise<Page<Project>> {
  const { page, pageSize } = wanted;
  const student = orNotFound(await fitProfileOf(db, asking.person.accountId));
  const ranked = await rankedByFit(db, chosen(asking.person, wanted), student);
  const ids = ranked.slice((page - 1) * pageSize, page * pageSize);
  const rows = await select(db, asking, sql`where p.id = any(${ids}::bigint[])`);
  rows.sort((one, other) => ids.indexOf(one.pid) - ids.indexOf(other.pid));
  return { rows, total: ranked.length };
}
