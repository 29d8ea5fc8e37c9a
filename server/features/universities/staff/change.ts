import type { StaffForm, StaffMember } from '../../../../src/contract/universities/staff.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { changes } from '../../../platform/audit/rules.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { lockRow } from '../../../platform/database/rows.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { changeAddress } from '../../accounts/address/change.ts';
import { setAccountState } from '../../accounts/state.ts';
import { findStaff } from './listing.ts';
import { renameStaff, writeUniversities } from './repository.ts';
import { auditSubject, factsOf } from './rules.ts';

/** What the form holds, by the names of its fields. */
const formFields = { name: 'name', email: 'email', universityIds: 'universityIds' } as const;

/**
 * Writes an admin's change. Whom they see follows their universities at once.
 * @throws {Problem} `not-found`, `changed`, `email-taken`, `password-needed` for another address, `invalid`
 */
export async function changeStaff(
  command: Command,
  id: number,
  form: StaffForm,
  version: string | null,
): Promise<StaffMember> {
  const { transaction } = command;
  await lockRow(transaction, 'accounts', id);
  const before = orNotFound(await findStaff(transaction, id));
  requireVersion(version, before, form, formFields);
  if (form.email !== before.email) await changeAddress(command, id, form.email);
  await renameStaff(transaction, id, form.name);
  await writeUniversities(transaction, id, form.universityIds);
  const after = orNotFound(await findStaff(transaction, id));
  const changed = changes(factsOf(before), factsOf(after));
  await audit(command, { act: 'changed', ...auditSubject(after), ...changed });
  return after;
}

/** Disables a member of staff, whose sessions end at once, or enables them again. @throws {Problem} `not-found` */
export async function setStaffState(
  command: Command,
  id: number,
  to: 'active' | 'disabled',
): Promise<StaffMember> {
  const { transaction } = command;
  const staff = orNotFound(await findStaff(transaction, id));
  await setAccountState(command, [id], { from: staff.state, to, subject: auditSubject(staff) });
  return orNotFound(await findStaff(transaction, id));
}
