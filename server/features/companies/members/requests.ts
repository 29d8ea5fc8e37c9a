import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import {
  type JoinRequest,
  type JoinRequestForm,
  joinRequestHours,
  membersAtMost,
} from '../../../../src/contract/companies/members.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command, ProductAct, Services } from '../../../platform/calls/command.ts';
import { lockRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { takeAllowance } from '../../accounts/allowances.ts';
import { linkOrCode, newLinkToken } from '../../accounts/links.ts';
import { addressHash } from '../../accounts/sessions/attempts.ts';
import { findCompany } from '../company.ts';
import { domainOf } from '../domains/parse-domain.ts';
import { companyAt } from '../domains/proved.ts';
import { inviteTo } from './invite.ts';
import { isMember, membersOf } from './listing.ts';
import { confirmRequestMail, turnedAwayMail } from './mails.ts';
import {
  deleteRequest,
  insertRequest,
  requestOfLink,
  requestsTo,
  setConfirmed,
} from './repository.ts';
import { auditSubject, type LockedTeam, lockTeamAsOwner } from './team.ts';
import { tellOwners } from './tell-owners.ts';

/**
 * Mails a link to somebody whose company has proved the domain of their address; the owners hear of it once the link is
 * used. The answer is the same whether there is such a company.
 */
export async function askToJoin(services: Services, form: JoinRequestForm): Promise<string> {
  const companyId = await companyAt(services.db, domainOf(form.email));
  if (companyId !== null) await mailLink(services, companyId, form);
  return `If a company has confirmed the domain of your address, we have emailed you a link. Open it within ${joinRequestHours} hours to ask its owners.`;
}

async function mailLink(
  services: Services,
  companyId: number,
  form: JoinRequestForm,
): Promise<void> {
  const { db, clock, codeKey, mailer, publicOrigin } = services;
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    await lockRow(transaction, 'companies', companyId);
    if (isMember(await membersOf(transaction, companyId), form)) return;
    const asker = addressHash(codeKey, `asks ${companyId} ${form.email}`);
    if (!(await takeAllowance(transaction, 'mail', asker, now))) return;
    const token = newLinkToken();
    if (!(await insertRequest(transaction, companyId, form, token, now))) return;
    const way = linkOrCode(publicOrigin, 'confirm request', token);
    await mailer.send(transaction, confirmRequestMail(form.email, way));
  });
}

/**
 * Invites somebody who asked to join.
 * @throws {Problem} as `inviteMember`, and `not-found`
 */
export async function letIn(command: Command, id: number, memberRole: MemberRole): Promise<string> {
  const team = await lockTeamAsOwner(command);
  const { name, email } = await requestIn(command, team, id);
  return inviteTo(command, team, { name, email, memberRole });
}

/**
 * Turns somebody away who asked to join, and mails them so. Nothing limits it: each request was confirmed by somebody who
 * reads that mail.
 * @throws {Problem} `forbidden`, `not-found`
 */
export async function turnAway(command: Command, id: number): Promise<string> {
  const team = await lockTeamAsOwner(command);
  const asked = await requestIn(command, team, id);
  const { transaction, mailer } = command;
  await deleteRequest(transaction, team.companyId, asked.email);
  await audit(command, { act: 'turned away', ...auditSubject(id, asked) });
  const { name } = orNotFound(await findCompany(transaction, team.companyId));
  await mailer.send(transaction, turnedAwayMail(asked.email, name));
  return `${asked.email} has been told that you declined the request.`;
}

async function requestIn(
  { transaction }: Command,
  { companyId }: LockedTeam,
  id: number,
): Promise<JoinRequest> {
  const requests = await requestsTo(transaction, companyId);
  return orNotFound(requests.find((request) => request.id === id));
}

/**
 * Confirms a request to join: the link proves that the address is theirs. Notifies the owners.
 * @throws {Problem} `link-refused`, `requests-full` while too many others wait; the link stays good then
 */
export async function confirmRequest(act: ProductAct, token: string): Promise<string> {
  const { transaction, at: now } = act;
  const askedAfter = new Date(now.getTime() - joinRequestHours * 3_600_000);
  const found = await requestOfLink(transaction, token, askedAfter);
  if (!found) throw refused();
  const { companyId } = found;
  await lockRow(transaction, 'companies', companyId);
  // It may have been used or answered in the meantime.
  const asked = await requestOfLink(transaction, token, askedAfter);
  const members = await membersOf(transaction, companyId);
  if (!asked || isMember(members, asked)) throw refused();
  if ((await companyAt(transaction, domainOf(asked.email))) !== companyId) throw refused();
  if ((await requestsTo(transaction, companyId)).length >= membersAtMost)
    throw new Problem(
      'requests-full',
      `${membersAtMost} people are already waiting for its owners to answer. Ask an owner to invite you, or use this link again later.`,
    );
  await setConfirmed(transaction, asked.id, now);
  await tellOwners(act, companyId, members, 'asked to join', asked);
  return `We have asked the owners of your company to let ${asked.name} join. They will answer by email.`;
}

const refused = () =>
  new Problem('link-refused', 'The link was used or replaced, or is too old. Ask to join again.');
