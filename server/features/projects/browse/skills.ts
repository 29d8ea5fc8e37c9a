import { sql } from 'kysely';
import { escapeLike } from '../../../platform/database/like.ts';
import type { Database } from '../../../platform/database/open.ts';

const suggestedAtMost = 10;

/** Skills in use that begin with a text in any letter case, the most used first. */
export async function suggestSkills(
  db: Database,
  beginning: string,
): Promise<{ label: string; uses: number }[]> {
  const pattern = `${escapeLike(beginning.toLowerCase())}%`;
  const { rows } = await sql<{ label: string; uses: number }>`
    select label, uses from skills where key like ${pattern}
    order by uses desc, key limit ${suggestedAtMost}`.execute(db);
  return rows;
}
