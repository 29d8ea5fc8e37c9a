import type { AdminForm } from '../../../../src/contract/accounts/admins.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstRow } from '../../../platform/database/rows.ts';

export const updateAdmin = (transaction: Database, id: number, { name, role }: AdminForm) =>
  execute(transaction)`
    update accounts set admin_name = ${name}, admin_level = ${role} where id = ${id}`;

/** How many open messages wait for this admin. */
export async function countOpenMessages(transaction: Database, id: number): Promise<number> {
  const row = await firstRow<{ waiting: number }>(transaction)`
    select count(*)::int as waiting from contact_messages where assigned_to = ${id} and state = 'open'`;
  return row?.waiting ?? 0;
}
