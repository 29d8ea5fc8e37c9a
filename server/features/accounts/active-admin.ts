import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';

/** The name of an admin who may sign in, or null where there is none of this number. */
export async function activeAdminName(db: Database, id: number): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select admin_name as name from accounts
    where id = ${id} and role = 'Admin' and state = 'active'`.execute(db);
  return rows[0]?.name ?? null;
}
