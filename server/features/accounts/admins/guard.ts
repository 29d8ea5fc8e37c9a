import type { Admin } from '../../../../src/contract/accounts/admins.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { allRows, execute } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { findAdmin } from './listing.ts';
import { type AdminChange, decideChange } from './rules.ts';

const onlySuperAdmins = 'Only a Super Admin can add, change or remove admins.';

/** @throws {Problem} `forbidden` for a Moderator */
export function requireSuperAdmin({ adminLevel }: Person): void {
  if (adminLevel !== 'Super Admin') throw new Problem('forbidden', onlySuperAdmins);
}

/**
 * Lets a change of an admin pass, or not. Such changes queue up, one at a time on every instance, so that
 * of two who demote each other the second finds itself demoted and none waits for the other in a circle.
 * @returns the admin as they were before
 * @throws {Problem} `forbidden`, `not-found`, `last-super-admin`
 */
export async function guardChange(
  command: Command,
  id: number,
  change: AdminChange,
): Promise<Admin> {
  const { transaction, by } = command;
  requireSuperAdmin(by);
  await execute(transaction)`
    select pg_advisory_xact_lock(hashtextextended('changes of admins', 0))`;
  const before = orNotFound(await findAdmin(transaction, id));
  const rows = await allRows<{ id: number }>(transaction)`
    select id from accounts
    where role = 'Admin' and admin_level = 'Super Admin' and state = 'active' and password_hash is not null
    order by id for update`;
  const superAdmins = rows.map((row) => row.id);
  switch (decideChange(by.accountId, id, change, superAdmins)) {
    case 'no super admin':
      throw new Problem('forbidden', onlySuperAdmins);
    case 'oneself':
      throw new Problem('forbidden', 'You cannot remove your own access. Ask another Super Admin.');
    case 'last super admin':
      throw new Problem(
        'last-super-admin',
        'There must be at least one Super Admin. Make somebody else a Super Admin first.',
      );
    case 'may':
      return before;
  }
}
