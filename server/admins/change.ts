import type { Admin, AdminForm } from '../../src/contract/admins.ts';
import { changeEmail } from '../accounts/change-email.ts';
import type { Person } from '../accounts/person.ts';
import { setAccountState } from '../accounts/state.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import type { VerbContext } from '../verb-context.ts';
import { guardChange } from './guard.ts';
import { updateAdmin } from './repository.ts';
import { auditSubject } from './rules.ts';

/** @throws {Problem} `forbidden`, `not-found`, `email-taken`, `last-super-admin` */
export async function changeAdmin(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  form: AdminForm,
  by: Person,
): Promise<Admin> {
  const before = await guardChange(transaction, by, id, { kind: 'change', to: form.role });
  if (form.email !== before.email) await changeEmail(transaction, id, form.email);
  await updateAdmin(transaction, id, form);
  const act = { by, at: clock(), act: 'changed', ...auditSubject(id, form) };
  await audit(transaction, { ...act, ...changes(before, form) });
  return { ...before, ...form };
}

/** Disables an admin, or enables them again. @throws {Problem} `forbidden`, `not-found`, `last-super-admin` */
export async function setAdminState(
  { clock }: VerbContext,
  transaction: Database,
  id: number,
  to: 'active' | 'disabled',
  by: Person,
): Promise<Admin> {
  const kind = to === 'active' ? 'enable' : 'disable';
  const before = await guardChange(transaction, by, id, { kind });
  const change = { from: before.state, to, by, at: clock(), subject: auditSubject(id, before) };
  await setAccountState(transaction, id, change);
  return { ...before, state: to };
}
