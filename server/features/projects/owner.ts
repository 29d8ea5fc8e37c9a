import { type RawBuilder, sql } from 'kysely';
import { memberMay } from '../../../src/contract/companies/member-rights.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { mayChange, type Owned } from './rules.ts';
import { supervisorsOf } from './team/lead.ts';

/** Whose a project is; null when there is no such project. */
export const ownerOf = (db: Database, projectId: number) =>
  firstRow<Owned>(db)`
    select p.company_id as "companyId", ${supervisorsOf} as supervisors from projects p where p.id = ${projectId}`;

/**
 * Refuses whoever may not change a project, without a lock.
 * @throws {Problem} `not-found`, also for a stranger's
 */
export async function requireOwnProject(
  db: Database,
  projectId: number,
  person: Person,
): Promise<void> {
  const project = orNotFound(await ownerOf(db, projectId));
  if (!mayChange(project, person)) throw new Problem('not-found');
}

/** The condition on `projects p` that it is one of this person's, as `isOwn` has it; never for whoever is in no company. */
export function ownProjects({
  accountId,
  member,
}: Pick<Person, 'accountId' | 'member'>): RawBuilder<unknown> {
  if (!member) return sql`false`;
  const ofCompany = sql`p.company_id = ${member.companyId}`;
  return memberMay(member.memberRole, 'see every project')
    ? ofCompany
    : sql`${ofCompany} and p.id in (select project_id from project_supervisors where account_id = ${accountId})`;
}
