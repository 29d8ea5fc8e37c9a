import { sql } from 'kysely';
import type { Project } from '../../../../../src/contract/projects/projects.ts';
import { asInstant } from '../../../../platform/database/expressions.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows } from '../../../../platform/database/rows.ts';
import { findable, projectFilter } from '../../browse/filter.ts';
import type { DueSearch } from './due.ts';
import type { DigestTimes } from './rules.ts';

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

/** What a search finds that its student can still apply to and that was posted since its last digest, newest first. */
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
