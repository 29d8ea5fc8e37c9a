import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import type { OpenedInvitation } from '../../../../src/contract/companies/members.ts';
import { auditAs } from '../../../platform/audit/audit.ts';
import type { ProductAct, Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { firstRow, hasRow, lockRow } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { accountAt, accountOfInvitee, proveInvitee } from '../../accounts/invitee.ts';
import { hashOfLink } from '../../accounts/links.ts';
import { memberRoleOf } from '../../accounts/person.ts';
import { requireRoom } from './invite.ts';
import { membersOf } from './listing.ts';
import { addMember } from './repository.ts';
import { auditSubject } from './team.ts';
import { tellOwners } from './tell-owners.ts';

interface Invited {
  readonly companyId: number;
  readonly companyName: string;
  readonly name: string;
  readonly email: string;
  readonly memberRole: MemberRole;
}

/** @throws {Problem} `link-refused` */
export async function openInvitation(
  { db, clock }: Services,
  token: string,
): Promise<OpenedInvitation> {
  const { companyId: _, ...invited } = await invitedBy(db, token, clock());
  return { ...invited, hasAccount: (await holderOf(db, invited.email)) !== null };
}

/**
 * Joins the company whose invitation the link is: with a first password, or with that of the account which the address
 * has and which signs in for no company now.
 * @throws {Problem} `link-refused`, `email-taken` where the address is a student's, an admin's or another company's,
 *   `invalid`, `sign-in-waits`, `too-many-members`
 */
export async function acceptInvitation(
  services: Services,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<string> {
  const { db, clock } = services;
  const invited = await invitedBy(db, token, clock());
  const { companyId, companyName, email, memberRole } = invited;
  const account = await holderOf(db, email);
  const invitee = await proveInvitee(services, account, email, password, [name, companyName]);
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    await lockRow(transaction, 'companies', companyId);
    if (!(await redeem(transaction, token, now))) throw refused();
    requireRoom((await membersOf(transaction, companyId)).length);
    const accountId = await accountOfInvitee(transaction, invitee, 'Company', now);
    await addMember(transaction, { companyId, accountId, memberRole, name }, now);
    const joined = { act: 'joined', ...auditSubject(accountId, { name }), after: { memberRole } };
    await auditAs(accountId, { transaction, at: now }, joined);
  });
  return `You have joined ${companyName}. Sign in to continue.`;
}

/**
 * Ends an invitation for its invitee and notifies the company’s owners. The reason is withheld, because only its owner
 * may reveal that an address has an account.
 * @throws {Problem} `link-refused`
 */
export async function declineInvitation(act: ProductAct, token: string): Promise<string> {
  const { transaction, at } = act;
  const { companyId, companyName, name, email } = await invitedBy(transaction, token, at);
  if (!(await redeem(transaction, token, at))) throw refused();
  const members = await membersOf(transaction, companyId);
  await tellOwners(act, companyId, members, 'invitation declined', { name, email });
  return `${companyName} has been told, and can invite you at another address.`;
}

const refused = () =>
  new Problem(
    'link-refused',
    'The invitation has been used, withdrawn or sent again, or it is too old. Ask for a new one.',
  );

async function invitedBy(db: Database, token: string, now: Date): Promise<Invited> {
  const row = await firstRow<Invited>(db)`
    select c.id as "companyId", c.name as "companyName", i.name, i.email, i.member_role as "memberRole"
    from member_invitations i join companies c on c.id = i.company_id join accounts a on a.id = c.account_id
    where i.token_hash = ${hashOfLink(token)} and i.expires_at > ${now} and a.state = 'active'`;
  if (!row) throw refused();
  return row;
}

/** Redeems the link. Returns true the first time only, even if it is used twice at once. */
const redeem = (transaction: Database, token: string, now: Date) =>
  hasRow(transaction)`
    delete from member_invitations where token_hash = ${hashOfLink(token)} and expires_at > ${now}
    returning id`;

/** The account an address has and that may join a company; null where nobody has one. @throws {Problem} `email-taken` */
async function holderOf(db: Database, email: string): ReturnType<typeof accountAt> {
  const account = await accountAt(db, email);
  if (!account) return null;
  const isFree = account.role === 'Company' && account.state === 'active';
  if (isFree && (await memberRoleOf(db, account.id)) === null) return account;
  throw new Problem(
    'email-taken',
    'This address has another account here. Ask the company to invite you at a different address.',
  );
}
