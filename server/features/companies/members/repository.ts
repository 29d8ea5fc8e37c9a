import { sql } from 'kysely';
import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute } from '../../../platform/database/rows.ts';

/** Adds somebody to a company; whoever comes back has their row again. */
export async function addMember(
  transaction: Database,
  member: { companyId: number; accountId: number; memberRole: MemberRole; name: string },
  now: Date,
): Promise<void> {
  const row = { member_role: member.memberRole, name: member.name, joined_at: now, left_at: null };
  await transaction
    .insertInto('company_members')
    .values({ company_id: member.companyId, account_id: member.accountId, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id']).doUpdateSet(row))
    .execute();
}

export const setMemberRole = (
  transaction: Database,
  companyId: number,
  accountId: number,
  memberRole: MemberRole,
) =>
  execute(transaction)`
    update company_members set member_role = ${memberRole}
    where company_id = ${companyId} and account_id = ${accountId}`;

export const setLeft = (transaction: Database, companyId: number, accountId: number, now: Date) =>
  execute(transaction)`
    update company_members set left_at = ${now}
    where company_id = ${companyId} and account_id = ${accountId}`;

/** Where the owner whom the programme writes to is none any more, the longest-standing owner takes their place. */
export async function settleOwner(transaction: Database, companyId: number): Promise<void> {
  const owner = sql`
    select m.account_id from company_members m
    where m.company_id = c.id and m.left_at is null and m.member_role = 'Owner'`;
  await execute(transaction)`
    update companies c set account_id = (${owner} order by m.joined_at, m.account_id limit 1)
    where c.id = ${companyId} and c.account_id not in (${owner})`;
}
