import { sql } from 'kysely';
import type { Invitation, Member } from '../../../../src/contract/companies/members.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, allValues } from '../../../platform/database/rows.ts';
import { normalEmail } from '../../accounts/normal-email.ts';

type KnownMember = Omit<Member, 'isYou'>;

/** A company's people, owners first, then by name. */
export const membersOf = (db: Database, companyId: number) =>
  allRows<KnownMember>(db)`
    select m.account_id as "accountId", m.name, a.email, m.member_role as "memberRole",
      ${asInstant(sql`m.joined_at`)} as "joinedAt"
    from company_members m join accounts a on a.id = m.account_id
    where m.company_id = ${companyId} and m.left_at is null
    order by array_position(array['Owner', 'Recruiter', 'Supervisor'], m.member_role), m.name collate reading, a.id`;

/** Open invitations of a company, the newest first. */
export const invitationsOf = (db: Database, companyId: number) =>
  allRows<Invitation>(db)`
    select id, name, email, member_role as "memberRole", ${asInstant(sql`invited_at`)} as "invitedAt",
      ${asInstant(sql`expires_at`)} as "expiresAt"
    from member_invitations where company_id = ${companyId} order by member_invitations.invited_at desc, id desc`;

/** The accounts that sign in for a company, in the order in which everybody takes them. */
export const accountsOf = (db: Database, companyId: number) =>
  allValues<number>(db)`
    select account_id as id from company_members
    where company_id = ${companyId} and left_at is null order by account_id`;

/** True if a member or an invited person has this address. */
export const isMember = (
  members: readonly { readonly email: string }[],
  { email }: { readonly email: string },
): boolean => members.some((member) => normalEmail(member.email) === normalEmail(email));
