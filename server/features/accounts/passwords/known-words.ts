import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

/** What others know of an account's owner, so that no password can be made of it: address and names. */
export async function knownWords(db: Database, accountId: number): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string[] }>`
    select array_remove(array[a.email, a.admin_name, s.first_name, s.last_name, c.name, m.name, f.name], null) as words
    from accounts a
      left join students s on s.id = a.id
      left join company_members m on m.account_id = a.id and m.left_at is null
      left join companies c on c.id = m.company_id
      left join faculty f on f.account_id = a.id
    where a.id = ${accountId}`.execute(db);
  return rows[0]?.words ?? [];
}
