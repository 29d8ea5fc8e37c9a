import { type RawBuilder, sql } from 'kysely';
import { memberMay } from '../../../src/contract/companies/member-rights.ts';
import type { Person } from '../../platform/calls/person.ts';

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
