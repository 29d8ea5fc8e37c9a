import { type RawBuilder, sql } from 'kysely';
import type { ProjectFilters, ProjectSort } from '../../../../src/contract/projects/projects.ts';
import { skillsIn } from '../../../../src/contract/projects/skill-list.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { asSearched } from '../../../platform/database/expressions.ts';
import { searchedIn } from '../../../platform/database/paged.ts';
import { ofTerm } from '../../terms/in-term.ts';
import { ownProjects } from '../lock.ts';

/** For whom a list is filtered. */
type Reader = Pick<Person, 'accountId' | 'role' | 'member'>;

/** Filters of the list, with the status already parsed. */
export type ProjectQuery = Omit<ProjectFilters, 'status'> & {
  readonly status: ProjectStatus | null;
};

/** Filters that leave projects out. */
type Narrowing = Omit<ProjectQuery, 'searchText' | 'sort' | 'page' | 'pageSize'>;

/** Condition on `projects p` for the projects this person may see that match the filters. */
export const projectFilter = (person: Reader, query: Narrowing, now: Date): RawBuilder<unknown> =>
  sql.join([visibleTo(person, query), ...filters(person, query, now)], sql` and `);

/**
 * Students see what was posted, and Completed only when they ask for it or have saved it, as what a company posted that is
 * disabled; a company also its own that
 * was not; an admin everything, and alone what a disabled company posted. The words of the first case are
 * those of the partial indexes.
 */
function visibleTo(
  person: Reader,
  { onlyCompanyProjects, status, saved }: Narrowing,
): RawBuilder<unknown> {
  if (person.role === 'Student') {
    if (saved === 'true') return sql`is_posted(p.status)`;
    return status === 'Completed'
      ? sql`p.status = 'Completed' and not p.company_disabled`
      : sql`p.status not in ('Draft', 'Awaiting approval', 'Completed') and not p.company_disabled`;
  }
  if (person.role === 'Company') {
    return onlyCompanyProjects === 'true'
      ? ownProjects(person)
      : sql`(is_posted(p.status) and not p.company_disabled or (${ownProjects(person)}))`;
  }
  return sql`true`;
}

function filters(
  person: Reader,
  {
    companyId,
    engineering,
    status,
    skills,
    maxDuration,
    location,
    paid,
    remote,
    maxHours,
    term,
    openOnly,
    saved,
  }: Narrowing,
  now: Date,
): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (companyId !== null) conditions.push(sql`p.company_id = ${companyId}`);
  if (status) conditions.push(sql`p.status = ${status}`);
  if (engineering) conditions.push(sql`p.engineering_type = ${engineering}`);
  if (skills) conditions.push(sql`p.skill_keys @> ${skillKeys(skills)}::text[]`);
  if (maxDuration) conditions.push(sql`p.duration_days <= ${Number(maxDuration)}`);
  if (location) conditions.push(sql`as_searched(p.location) like ${asSearched(location)}`);
  if (paid === 'true') conditions.push(sql`p.pay <> 'unpaid'`);
  if (remote === 'true') conditions.push(sql`p.workplace = 'remote'`);
  if (maxHours) conditions.push(sql`p.hours_per_week <= ${Number(maxHours)}`);
  if (term !== '') conditions.push(ofTerm(term, 'p'));
  if (openOnly === 'true') conditions.push(isOpenAt(now));
  if (saved === 'true')
    conditions.push(
      sql`p.id in (select project_id from saved_projects where student_id = ${person.accountId})`,
    );
  return conditions;
}

/** True if students can apply. The column `open` serves the index; the clock decides. */
export const isOpenAt = (now: Date): RawBuilder<unknown> => sql`
  p.open and (p.deadline is null or p.deadline > ${now})
    and (p.term_id is null or p.term_id not in (
      select id from terms where opens_at > ${now} or closes_at <= ${now}))`;

/** As the generated column writes them: lower case, one text each. */
const skillKeys = (skills: string): string[] => skillsIn(skills.toLowerCase());

/**
 * Finds the numbers of `projects p`: up to a limit by title and as many only by company or skill, each the first of
 * their order. Walks the order if the text is common, looks rows up if it is rare.
 */
export function found(
  searchText: string,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  atMost: number,
): RawBuilder<unknown> {
  const { inTitle, inKeywords } = conditions(searchText);
  const part = (condition: RawBuilder<unknown>, byTitle: boolean) => sql`
    (select p.id, ${sql.lit(byTitle)} as in_title from projects p
     where ${where} and ${condition} order by ${order} limit ${sql.lit(atMost)})`;
  return sql`(${part(inTitle, true)} union all ${part(sql`${inKeywords} and not ${inTitle}`, false)})`;
}

/** Matches a search in one condition, for lists that do not put title matches first. */
export function findable(searchText: string): RawBuilder<unknown> {
  const { inTitle, inKeywords } = conditions(searchText);
  return sql`(${inTitle} or ${inKeywords})`;
}

const conditions = (searchText: string) => ({
  inTitle: sql`p.search like ${asSearched(searchText)}`,
  inKeywords: searchedIn(sql`p.keywords`, searchText),
});

const byAge = sql`p.posted_at desc, p.id desc`;

const orders: Record<ProjectSort, RawBuilder<unknown>> = {
  waiting: sql`w."oldestNewAt" asc nulls last, ${byAge}`,
  newest: byAge,
  usual: byAge,
  // Ranked by the one who reads; what is ranked are the newest.
  fit: byAge,
  deadline: sql`p.deadline asc nulls last, p.id asc`,
  title: sql`p.title collate reading, p.id`,
  '-title': sql`p.title collate reading desc, p.id desc`,
};

/** Students see what they can apply to first, as the indexes have it; with these statuses nothing is open. */
const isOpenFirst = (person: Person, { status }: Pick<ProjectQuery, 'status'>): boolean =>
  person.role === 'Student' && (status === null || status === 'pending');

/** The order of a list of `projects p`. `inTitle` marks the matches in titles, which come first. */
export function orderOf(
  person: Person,
  query: Pick<ProjectQuery, 'status'>,
  sort: ProjectSort,
  inTitle?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const first = isOpenFirst(person, query) ? sql`p.open desc, ` : sql``;
  return sql`${first}${inTitle ? sql`${inTitle} desc, ` : sql``}${orders[sort]}`;
}
