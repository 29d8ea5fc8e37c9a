import type { Admin, AdminForm } from '../../src/contract/admins.ts';
import { changeEmail } from '../accounts/change-email.ts';
import { setAccountState } from '../accounts/state.ts';
import type { Act } from '../act.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import { guardChange } from './guard.ts';
import { updateAdmin } from './repository.ts';
import { auditSubject } from './rules.ts';

/** @throws {Problem} `forbidden`, `not-found`, `email-taken`, `last-super-admin` */
export async function changeAdmin(act: Act, id: number, form: AdminForm): Promise<Admin> {
  const { transaction } = act;
  const before = await guardChange(act, id, { kind: 'change', to: form.role });
  if (form.email !== before.email) await changeEmail(transaction, id, form.email);
  await updateAdmin(transaction, id, form);
  await audit(act, { act: 'changed', ...auditSubject(id, form), ...changes(before, form) });
  return { ...before, ...form };
}

/** Disables an admin, or enables them again. @throws {Problem} `forbidden`, `not-found`, `last-super-admin` */
export async function setAdminState(
  act: Act,
  id: number,
  to: 'active' | 'disabled',
): Promise<Admin> {
  const kind = to === 'active' ? 'enable' : 'disable';
  const before = await guardChange(act, id, { kind });
  const change = { from: before.state, to, subject: auditSubject(id, before) };
  await setAccountState(act, id, change);
  return { ...before, state: to };
}
