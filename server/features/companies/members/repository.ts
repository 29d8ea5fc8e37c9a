import { sql } from 'kysely';
import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import type { JoinRequest, JoinRequestForm } from '../../../../src/contract/companies/members.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute, firstRow, putRow } from '../../../platform/database/rows.ts';
import { hashOfLink } from '../../accounts/links.ts';
import { normalEmail } from '../../accounts/normal-email.ts';

/** Adds somebody to a company. A former member gets their row back. */
export const addMember = (
  transaction: Database,
  member: { companyId: number; accountId: number; memberRole: MemberRole; name: string },
  now: Date,
): Promise<void> => {
  const key = { company_id: member.companyId, account_id: member.accountId };
  const row = { member_role: member.memberRole, name: member.name, joined_at: now, left_at: null };
  return putRow(transaction, 'company_members', key, row);
};

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

/** If the owner the programme writes to is an owner no more, the longest-standing owner takes their place. */
export async function settleOwner(transaction: Database, companyId: number): Promise<void> {
  const owner = sql`
    select m.account_id from company_members m
    where m.company_id = c.id and m.left_at is null and m.member_role = 'Owner'`;
  await execute(transaction)`
    update companies c set account_id = (${owner} order by m.joined_at, m.account_id limit 1)
    where c.id = ${companyId} and c.account_id not in (${owner})`;
}

/** A request as its link finds it. */
interface AskedRequest extends JoinRequestForm {
  readonly id: number;
  readonly companyId: number;
}

/** Requests to join a company from confirmed addresses, the oldest first. */
export const requestsTo = (db: Database, companyId: number) =>
  allRows<JoinRequest>(db)`
    select id, name, email, ${asInstant(sql`asked_at`)} as "askedAt" from join_requests
    where company_id = ${companyId} and confirmed_at is not null
    order by join_requests.asked_at, id`;

/**
 * Keeps a request until its address is confirmed. Asking again replaces it, and the link before it ends.
 * @returns false where the address has a confirmed one with the company already
 */
export async function insertRequest(
  transaction: Database,
  companyId: number,
  { name, email }: JoinRequestForm,
  token: string,
  now: Date,
): Promise<boolean> {
  const asked = { name, email, asked_at: now, token_hash: hashOfLink(token) };
  const added = await transaction
    .insertInto('join_requests')
    .values({ company_id: companyId, normal_email: normalEmail(email), ...asked })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'normal_email'])
        .doUpdateSet(asked)
        .where('join_requests.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The request that a link confirms, or null for every other token. */
export const requestOfLink = (db: Database, token: string, askedAfter: Date) =>
  firstRow<AskedRequest>(db)`
    select id, company_id as "companyId", name, email from join_requests
    where token_hash = ${hashOfLink(token)} and asked_at > ${askedAfter}`;

/** Spends the link of a request, which counts from now. */
export const setConfirmed = (transaction: Database, id: number, now: Date) =>
  execute(transaction)`
    update join_requests set confirmed_at = ${now}, asked_at = ${now}, token_hash = null
    where id = ${id}`;

/** Ends the request of an address. */
export const deleteRequest = (transaction: Database, companyId: number, email: string) =>
  execute(transaction)`
    delete from join_requests
    where company_id = ${companyId} and normal_email = ${normalEmail(email)}`;
