import type { StaffForm, StaffMember } from '../../../../src/contract/universities/staff.ts';
import type { Act } from '../../../act.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { recordOf } from '../../../platform/audit/rules.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { invite } from '../../accounts/invite.ts';
import { inviteAgain } from '../../accounts/invite-again.ts';
import { findStaff } from './listing.ts';
import { insertStaff, writeUniversities } from './repository.ts';
import { auditSubject, factsOf } from './rules.ts';

/** Adds a member of staff, who is invited by mail to choose a password. @throws {Problem} `email-taken`, `invalid` */
export async function inviteStaff(act: Act, form: StaffForm): Promise<StaffMember> {
  const { transaction, at } = act;
  const { name, email, universityIds } = form;
  const id = await invite(act, transaction, { email, role: 'Faculty' });
  await insertStaff(transaction, id, name, at);
  await writeUniversities(transaction, id, universityIds);
  const added = orNotFound(await findStaff(transaction, id));
  await audit(act, { act: 'added', ...auditSubject(added), after: recordOf(factsOf(added)) });
  return added;
}

/** Mails the invitation once more. @throws {Problem} `not-found`, `not-invited`, `too-many-requests` */
export async function inviteStaffAgain(act: Act, id: number): Promise<string> {
  const staff = orNotFound(await findStaff(act.transaction, id));
  return inviteAgain(act, id, auditSubject(staff));
}
