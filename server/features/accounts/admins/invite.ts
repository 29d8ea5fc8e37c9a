import type { Admin, AdminForm } from '../../../../src/contract/accounts/admins.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { recordOf } from '../../../platform/audit/rules.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { invite } from '../invite.ts';
import { inviteAgain } from '../invite-again.ts';
import { findAdmin } from './listing.ts';
import { auditSubject } from './rules.ts';

/** Adds an admin, who is invited by mail. @throws {Problem} `email-taken` */
export async function inviteAdmin(command: Command, form: AdminForm): Promise<Admin> {
  const { transaction } = command;
  const { name, email, role } = form;
  const invitee = { email, role: 'Admin', adminLevel: role, adminName: name } as const;
  const id = await invite(command, transaction, invitee);
  await audit(command, { act: 'added', ...auditSubject(id, form), after: recordOf(form) });
  return orNotFound(await findAdmin(transaction, id));
}

/** Mails an admin's invitation once more. @throws {Problem} `not-found`, `not-invited`, `too-many-requests` */
export async function inviteAdminAgain(command: Command, id: number): Promise<string> {
  const admin = orNotFound(await findAdmin(command.transaction, id));
  return inviteAgain(command, id, auditSubject(id, admin));
}
