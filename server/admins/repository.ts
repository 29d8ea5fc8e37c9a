import { sql } from 'kysely';
import type { AdminForm } from '../../src/contract/admins.ts';
import type { Database } from '../database/open.ts';
import { Problem } from '../http/problem.ts';

export async function changeAdmin(
  transaction: Database,
  id: number,
  { name, role }: AdminForm,
): Promise<void> {
  await sql`update accounts set admin_name = ${name}, admin_level = ${role} where id = ${id}`.execute(
    transaction,
  );
}

/** @throws {Problem} `others-depend` while open messages wait for this admin */
export async function refuseOpenMessages(transaction: Database, id: number): Promise<void> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from contact_messages where assigned_to = ${id} and state = 'open'`.execute(
    transaction,
  );
  const waiting = rows[0]?.waiting ?? 0;
  if (waiting === 0) return;
  const these = waiting === 1 ? '1 open message' : `${waiting} open messages`;
  throw new Problem(
    'others-depend',
    `${these} would be nobody’s. Disable the admin instead, or assign ${waiting === 1 ? 'it' : 'them'} first.`,
  );
}
