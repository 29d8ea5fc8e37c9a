import type { Admin, AdminForm } from '../../../../src/contract/accounts/admins.ts';
import type { Deletion } from '../../../../src/contract/reports/deletions.ts';
import { audit, changes } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, allValues, execute, firstValue } from '../../../platform/database/rows.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { changeAddress } from '../address/change.ts';
import { deleteAccount, setAccountState } from '../state.ts';
import { adminColumnOf, findAdmin } from './listing.ts';
import { type AdminChange, auditSubject, decideChange } from './rules.ts';

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
  await execute(transaction)`
    update accounts set admin_name = ${form.name}, admin_level = ${form.role} where id = ${id}`;
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

/** Counts the open messages assigned to this admin. */
async function countOpenMessages(transaction: Database, id: number): Promise<number> {
  const found = await firstValue<number>(transaction)`
    select count(*)::int as waiting from contact_messages where assigned_to = ${id} and state = 'open'`;
  return found ?? 0;
}

/**
 * Deletes an admin's account.
 * @throws {Problem} `forbidden`, `not-found`, `last-super-admin`, and `others-depend` while open messages wait for
 * them, unless `force`
 */
export async function deleteAdmin(
  command: Command,
  id: number,
  { force }: { force: boolean },
): Promise<void> {
  const { transaction } = command;
  const admin = await guardChange(command, id, { kind: 'delete' });
  if (!force) refuseWaiting(await countOpenMessages(transaction, id));
  await deleteAccount(transaction, id);
  const { name, email, role } = admin;
  await audit(command, {
    act: 'deleted',
    ...auditSubject(id, admin),
    before: { name, email, role },
  });
}

function refuseWaiting(messages: number): void {
  const sentence = waitingSentence(messages);
  if (sentence !== null) throw new Problem('others-depend', sentence);
}

/** The sentence about open messages that wait for an admin who goes; null where there are none. */
function waitingSentence(messages: number): string | null {
  if (messages === 0) return null;
  const [these, them] =
    messages === 1 ? ['1 open message', 'it'] : [`${messages} open messages`, 'them'];
  return `${these} would have nobody assigned. Assign ${them} to another admin first, or disable this admin instead.`;
}

/** Obstacles to deleting these admins, before it is tried: nobody removes themselves. */
export async function obstaclesToDeletingAdmins(
  db: Database,
  by: Person,
  ids: readonly number[],
): Promise<Deletion[]> {
  const waiting = await allRows<{ id: number; messages: number }>(db)`
    select a.id, (select count(*)::int from contact_messages m where m.assigned_to = a.id and m.state = 'open') as messages
    from accounts a where a.role = 'Admin' and a.id = any(${ids}::bigint[]) order by a.id`;
  return waiting.flatMap(({ id, messages }): Deletion[] => {
    if (id === by.accountId) return [{ id, sentence: notOneself, mayForce: false }];
    const sentence = waitingSentence(messages);
    return sentence === null ? [] : [{ id, sentence, mayForce: true }];
  });
}

const notOneself = 'You cannot remove your own access. Ask another Super Admin.';

const onlySuperAdmins = 'Only a Super Admin can add, change or remove admins.';

/** @throws {Problem} `forbidden` for a Moderator */
export function requireSuperAdmin({ adminLevel }: Person): void {
  if (adminLevel !== 'Super Admin') throw new Problem('forbidden', onlySuperAdmins);
}

/**
 * Refuses a forbidden change of an admin. Such changes queue up, one at a time over all instances, so that of two
 * admins who demote each other the second is already demoted, and there is no deadlock.
 * @returns the admin as they were before
 * @throws {Problem} `forbidden`, `not-found`, `last-super-admin`
 */
async function guardChange(command: Command, id: number, change: AdminChange): Promise<Admin> {
  const { transaction, by } = command;
  requireSuperAdmin(by);
  await execute(transaction)`
    select pg_advisory_xact_lock(hashtextextended('changes of admins', 0))`;
  const before = orNotFound(await findAdmin(transaction, id));
  const superAdmins = await allValues<number>(transaction)`
    select id from accounts
    where role = 'Admin' and admin_level = 'Super Admin' and state = 'active' and password_hash is not null
    order by id for update`;
  switch (decideChange(by.accountId, id, change, superAdmins)) {
    case 'no super admin':
      throw new Problem('forbidden', onlySuperAdmins);
    case 'oneself':
      throw new Problem('forbidden', notOneself);
    case 'last super admin':
      throw new Problem(
        'last-super-admin',
        'There must be at least one Super Admin. Make somebody else a Super Admin first.',
      );
    case 'may':
      return before;
  }
}
