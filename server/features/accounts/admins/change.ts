import type { Admin, AdminForm } from '../../../../src/contract/accounts/admins.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { changes } from '../../../platform/audit/rules.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { changeAddress } from '../address/change.ts';
import { setAccountState } from '../state.ts';
import { guardChange } from './guard.ts';
import { adminColumnOf, findAdmin } from './listing.ts';
import { updateAdmin } from './repository.ts';
import { auditSubject } from './rules.ts';

/** @throws {Problem} `forbidden`, `not-found`, `changed`, `email-taken`, `last-super-admin` */
export async function changeAdmin(
  command: Command,
  id: number,
  form: AdminForm,
  version: string | null,
): Promise<Admin> {
  const { transaction } = command;
  const before = await guardChange(command, id, { kind: 'change', to: form.role });
  requireVersion(version, before, form, adminColumnOf);
  if (form.email !== before.email) await changeAddress(command, id, form.email);
  await updateAdmin(transaction, id, form);
  const after = orNotFound(await findAdmin(transaction, id));
  await audit(command, { act: 'changed', ...auditSubject(id, after), ...changes(before, after) });
  return after;
}

/** Disables an admin, or enables them again. @throws {Problem} `forbidden`, `not-found`, `last-super-admin` */
export async function setAdminState(
  command: Command,
  id: number,
  to: 'active' | 'disabled',
): Promise<Admin> {
  const kind = to === 'active' ? 'enable' : 'disable';
  const before = await guardChange(command, id, { kind });
  const change = { from: before.state, to, subject: auditSubject(id, before) };
  await setAccountState(command, [id], change);
  return orNotFound(await findAdmin(command.transaction, id));
}
