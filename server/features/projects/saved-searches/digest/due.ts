import { sql } from 'kysely';
import { dayMs } from '../../../../../src/contract/days.ts';
import type { Project } from '../../../../../src/contract/projects/projects.ts';
import type { SavedSearch } from '../../../../../src/contract/projects/saved-searches.ts';
import { asInstant } from '../../../../platform/database/expressions.ts';
import type { Database } from '../../../../platform/database/open.ts';
import {
  allRows,
  allValues,
  execute,
  firstRow,
  hasRow,
} from '../../../../platform/database/rows.ts';
import { findable, projectFilter } from '../../browse/filter.ts';
import { searchFields } from '../repository.ts';

type DueSearch = SavedSearch & { readonly digestedUntil: Date };

const isDue = ({ dailyBefore, weeklyBefore }: DigestTimes) => sql`
  (s.digest = 'daily' and s.digested_until < ${dailyBefore}
    or s.digest = 'weekly' and s.digested_until < ${weeklyBefore})`;

/** Students, except these, who have a search that is due and an address that is theirs, by their numbers. */
export const studentsDue = (
  db: Database,
  times: DigestTimes,
  except: readonly number[],
  atMost: number,
) =>
  allValues<number>(db)`
    select distinct s.student_id as id
    from saved_searches s join accounts a on a.id = s.student_id and a.state = 'active'
    where s.digest <> 'off' and s.student_id <> all(${except}::bigint[]) and ${isDue(times)}
    order by s.student_id limit ${atMost}`;

export interface Reader {
  readonly email: string;
  readonly unsubscribeToken: string;
}

/**
 * Holds a student's digests until the transaction ends, so that of several instances one sends them.
 * @returns null where another instance holds them, one has gone out today, or the student may no longer sign in
 */
export const lockDigests = (transaction: Database, studentId: number, { today }: DigestTimes) =>
  firstRow<Reader>(transaction)`
    select a.email, d.unsubscribe_token as "unsubscribeToken"
    from search_digests d join accounts a on a.id = d.student_id and a.state = 'active'
    where d.student_id = ${studentId} and (d.sent_at is null or d.sent_at < ${today})
    for update of d skip locked`;

/** A student's searches that are due, in the order they were saved. */
export const searchesDue = (transaction: Database, studentId: number, times: DigestTimes) =>
  allRows<DueSearch>(transaction)`
    select ${searchFields}, s.digested_until as "digestedUntil" from saved_searches s
    where s.student_id = ${studentId} and ${isDue(times)} order by s.created_at, s.id`;

/** Notes up to when these searches were looked through, and whether that came to a mail. */
export async function noteDigested(
  transaction: Database,
  studentId: number,
  searches: readonly DueSearch[],
  { now, until }: DigestTimes,
  isSent: boolean,
): Promise<void> {
  await execute(transaction)`
    update saved_searches set digested_until = ${until}
    where id = any(${searches.map(({ id }) => id)}::bigint[])`;
  if (isSent)
    await execute(transaction)`
      update search_digests set sent_at = ${now} where student_id = ${studentId}`;
}

export type NewProject = Pick<
  Project,
  'pid' | 'title' | 'companyName' | 'duration' | 'location' | 'deadline'
>;

/** The most projects of one search in one mail. */
const listedAtMost = 10;

export interface NewProjects {
  readonly rows: readonly NewProject[];
  readonly hasMore: boolean;
}

/** Open projects that match a search and were posted since its last digest, newest first. */
export async function newProjectsOf(
  db: Database,
  studentId: number,
  search: DueSearch,
  { now, until }: DigestTimes,
): Promise<NewProjects> {
  const filter = projectFilter(
    { accountId: studentId, role: 'Student', member: null },
    {
      ...search,
      companyId: null,
      term: '',
      openOnly: 'true',
      saved: 'false',
      onlyCompanyProjects: 'false',
      status: null,
    },
    now,
  );
  const found = search.searchText ? sql`and ${findable(search.searchText)}` : sql``;
  const rows = await allRows<NewProject>(db, 'each time')`
    select p.id as pid, p.title, c.name as "companyName", p.duration_days as duration, p.location,
      ${asInstant(sql`p.deadline`)} as deadline
    from projects p join companies c on c.id = p.company_id
    where ${filter} ${found}
      and not exists (select from applications a where a.student_id = ${studentId} and a.project_id = p.id)
      and p.posted_at > ${search.digestedUntil} and p.posted_at <= ${until}
    order by p.posted_at desc, p.id desc limit ${sql.lit(listedAtMost + 1)}`;
  return { rows: rows.slice(0, listedAtMost), hasMore: rows.length > listedAtMost };
}

/**
 * Milliseconds after its posting until a project is listed. One whose transaction is still open cannot be seen yet, and
 * would be missed for good.
 */
const settledAfterMs = 5 * 60_000;

export interface DigestTimes {
  readonly now: Date;
  /** When the day began, in UTC. Who got a digest since then gets no other one. */
  readonly today: Date;
  /** A daily search is due that was last looked through before this. */
  readonly dailyBefore: Date;
  /** For a weekly digest: a week ago by days, at any hour. */
  readonly weeklyBefore: Date;
  /** Projects that were posted later than this wait for the next digest. */
  readonly until: Date;
}

/** Limits that make a digest due at a moment. */
export function digestTimes(now: Date): DigestTimes {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  return {
    now,
    today,
    dailyBefore: today,
    weeklyBefore: new Date(today.getTime() - 6 * dayMs),
    until: new Date(now.getTime() - settledAfterMs),
  };
}

export const isUnsubscribeToken = (db: Database, token: string) =>
  hasRow(db)`
    select 1 from search_digests where unsubscribe_token = ${token}`;

/** Ends all digests of the student whose token it is; the searches stay. @returns whether there is such a student */
export const endDigests = (db: Database, token: string) =>
  hasRow(db)`
    with reader as (select student_id from search_digests where unsubscribe_token = ${token}),
      ended as (
        update saved_searches set digest = 'off' where student_id in (select student_id from reader) and digest <> 'off')
    select 1 from reader`;
