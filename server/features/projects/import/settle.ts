import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';

/**
 * Lets the searches use what a large import has written: counts the words of the table anew and moves
 * its titles from the trigram index's waiting list into the index. The embedded database never does
 * so by itself. Not within a transaction.
 */
export async function settleProjects(db: Database): Promise<void> {
  await sql`vacuum (analyze) projects`.execute(db);
}
