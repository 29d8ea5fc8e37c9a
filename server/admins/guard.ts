import { sql } from 'kysely';
import type { Person } from '../accounts/person.ts';
import type { Database } from '../database/open.ts';
import { Problem } from '../http/problem.ts';
import { judge, type Wish } from './rules.ts';

const onlySuperAdmins = 'Only a Super Admin may change who is an admin.';

/** @throws {Problem} `forbidden` for a Moderator */
export function superAdminOnly({ adminLevel }: Person): void {
  if (adminLevel !== 'Super Admin') throw new Problem('forbidden', onlySuperAdmins);
}

/**
 * Lets a change of an admin pass, or not. Such changes queue up, one at a time on every instance, so that
 * of two who demote each other the second finds itself demoted and none waits for the other in a circle.
 * @throws {Problem} `forbidden`, `last-super-admin`
 */
export async function guard(
  transaction: Database,
  by: Person,
  subject: number,
  wish: Wish,
): Promise<void> {
  superAdminOnly(by);
  await sql`select pg_advisory_xact_lock(hashtextextended('changes of admins', 0))`.execute(
    transaction,
  );
  const { rows } = await sql<{ id: number }>`
    select id from accounts
    where role = 'Admin' and admin_level = 'Super Admin' and state = 'active' and password_hash is not null
    order by id for update`.execute(transaction);
  const verdict = judge(by.accountId, subject, wish, { superAdmins: rows.map(({ id }) => id) });
  switch (verdict) {
    case 'no super admin':
      throw new Problem('forbidden', onlySuperAdmins);
    case 'oneself':
      throw new Problem('forbidden', 'Ask another Super Admin: nobody shuts themselves out.');
    case 'last super admin':
      throw new Problem('last-super-admin', 'Make somebody else a Super Admin first.');
  }
}
