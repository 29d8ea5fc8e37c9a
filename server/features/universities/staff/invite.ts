import type { StaffForm, StaffMember } from '../../../../src/contract/universities/staff.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { recordOf } from '../../../platform/audit/rules.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { invite } from '../../accounts/invite.ts';
import { inviteAgain } from '../../accounts/invite-again.ts';
import { findStaff } from './listing.ts';
import { insertStaff, writeUniversities } from './repository.ts';
import { auditSubject, factsOf } from './rules.ts';

/** Adds a member of staff, who is invited by mail to choose a password. @throws {Problem} `email-taken`, `invalid` */
export async function inviteStaff(command: Command, form: StaffForm): Promise<StaffMember> {
  const { transaction, at } = command;
  const { name, email, universityIds } = form;
  const id = await invite(command, transaction, { email, role: 'Faculty' });
  await insertStaff(transaction, id, name, at);
  await writeUniversities(transaction, id, universityIds);
  const added = orNotFound(await findStaff(transaction, id));
  await audit(command, { act: 'added', ...auditSubject(added), after: recordOf(factsOf(added)) });
  return added;
}

/** Mails the invitation once more. @throws {Problem} `not-found`, `not-invited`, `too-many-requests` */
export async function inviteStaffAgain(command: Command, id: number): Promise<string> {
  const staff = orNotFound(await findStaff(command.transaction, id));
  return inviteAgain(command, id, auditSubject(staff));
}
