import { type RawBuilder, sql } from 'kysely';
import type { Page } from '../../src/contract/paging.ts';
import type {
  Project,
  ProjectFilters,
  ProjectSort,
  ProjectStatus,
} from '../../src/contract/projects.ts';
import type { Person } from '../accounts/person.ts';
import { countMatching } from '../database/count-matching.ts';
import { escapeLike } from '../database/like.ts';
import type { Asked, Database, Databases } from '../database/open.ts';
import { limitsOf } from '../database/paged.ts';
import type { WrittenPage } from '../plugins/pages.ts';
import { found } from '../plugins/problem.ts';
import { fitProfileOf } from '../students/fit-profile.ts';
import { ownSide } from './own-side.ts';
import { rankedByFit } from './ranked-by-fit.ts';
import { type Asking, asSeenBy, type Row, seenBy, select, selectRows } from './select.ts';
import { sharedPage } from './shared-pages.ts';
import { writeRow, writeRows } from './written.ts';

const orders: Record<Exclude<ProjectSort, 'fit'>, RawBuilder<unknown>> = {
  waiting: sql`w."oldestNewAt" asc nulls last, p.posted_at desc, p.id desc`,
  newest: sql`p.posted_at desc, p.id desc`,
  deadline: sql`p.deadline asc nulls last, p.id asc`,
  title: sql`lower(p.title), p.id`,
  '-title': sql`lower(p.title) desc, p.id desc`,
};

/** What the list's filters come to, with the status already understood. */
export type Wanted = Omit<ProjectFilters, 'status'> & { readonly status: ProjectStatus | null };

/**
 * One page of the projects this person may see; for a student each with its fit. Ranking by fit reads up to
 * thousands of projects; everything else is short.
 */
export async function listProjects(
  { db, quick }: Databases,
  person: Person,
  wanted: Wanted,
  now: Date,
): Promise<Page<Project> | WrittenPage> {
  const where = sql.join([visibleTo(person, wanted), ...filters(wanted)], sql` and `);
  const withWaiting = person.role === 'Company' && wanted.onlyCompanyProjects === 'true';
  const asking = { person, now, withWaiting };
  if (wanted.sort === 'fit' && person.role === 'Student')
    return listByFit(db, asking, wanted, where);

  if (person.role === 'Student') return listForStudent(quick, asking, wanted, where);
  const page = readPage(quick, asking, wanted, where);
  const rows = page.then((each) => each.rows);
  return { rows: await asSeenBy(quick, asking, rows), total: (await page).total };
}

async function listForStudent(
  quick: Asked,
  asking: Asking,
  wanted: Wanted,
  where: RawBuilder<unknown>,
): Promise<WrittenPage> {
  const reading = sharedPage(quick, wanted, async () => {
    const { rows, total } = await readPage(quick, asking, wanted, where);
    return { rows: rows.map(writeRow), total };
  });
  const listed = async () => (await reading).rows.map(({ row }) => row.pid);
  const [{ rows, total }, own] = await Promise.all([
    reading,
    ownSide(quick, asking.person.accountId, listed),
  ]);
  return { json: writeRows(rows, seenBy(own, asking.now)), total };
}

async function readPage(
  db: Asked,
  asking: Asking,
  wanted: Wanted,
  where: RawBuilder<unknown>,
): Promise<Page<Row>> {
  const offset = (wanted.page - 1) * wanted.pageSize;
  const rows = await selectRows(
    db,
    asking,
    sql`
    where ${where} order by ${orders[sortFor(wanted.sort, asking.withWaiting)]} ${limitsOf(wanted)}`,
    wanted.page > 1 || depends(wanted),
  );
  const onLastPage = rows.length < wanted.pageSize && (rows.length > 0 || offset === 0);
  if (onLastPage) return { rows, total: offset + rows.length };
  const counting = { exactBelow: 1_000 } as const;
  return { rows, total: await countMatching(db, sql`projects p`, where, counting) };
}

/** Whether the best plan depends on what is looked for: on how rare it is. */
const depends = ({ searchText, location, skills }: Wanted) =>
  searchText !== '' || location !== '' || skills !== '';

const sortFor = (sort: ProjectSort, withWaiting: boolean) =>
  sort === 'fit' || (sort === 'waiting' && !withWaiting) ? 'newest' : sort;

async function listByFit(
  db: Database,
  asking: Asking,
  { page, pageSize }: Wanted,
  where: RawBuilder<unknown>,
): Promise<Page<Project>> {
  const student = found(await fitProfileOf(db, asking.person.accountId));
  const ranked = await rankedByFit(db, where, student);
  const ids = ranked.slice((page - 1) * pageSize, page * pageSize);
  const rows = await select(db, asking, sql`where p.id = any(${ids}::bigint[])`);
  rows.sort((one, other) => ids.indexOf(one.pid) - ids.indexOf(other.pid));
  return { rows, total: ranked.length };
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
  if (searchText) chosen.push(sql`p.search like lower(${`%${escapeLike(searchText)}%`})`);
  return chosen;
}

/** As the generated column writes them: lower case, one text each. */
const skillKeys = (skills: string): string[] =>
  skills
    .toLowerCase()
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
