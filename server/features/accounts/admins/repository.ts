import { sql } from 'kysely';
import type { AdminForm } from '../../../../src/contract/accounts/admins.ts';
import type { Database } from '../../../platform/database/open.ts';

export async function updateAdmin(
  transaction: Database,
  id: number,
  { name, role }: AdminForm,
): Promise<void> {
  await sql`update accounts set admin_name = ${name}, admin_level = ${role} where id = ${id}`.execute(
    transaction,
  );
}

/** How many open messages wait for this admin. */
export async function countOpenMessages(transaction: Database, id: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from contact_messages where assigned_to = ${id} and state = 'open'`.execute(
    transaction,
  );
  return rows[0]?.waiting ?? 0;
}
