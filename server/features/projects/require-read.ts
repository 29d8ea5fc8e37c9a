import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { requireLatest } from '../../platform/http/if-match.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { projectVersion } from './columns.ts';

/**
 * Lets a decision go on that is about a locked project as its company has written it now.
 * @param version of the project that was decided about; null where the caller does not say
 * @param next what to do once the project was read again, in a word
 * @throws {Problem} `changed`
 */
export async function requireProjectRead(
  transaction: Database,
  id: number,
  version: string | null,
  next: 'decide' | 'accept',
): Promise<void> {
  if (version === null) return;
  const { rows } = await sql<{ version: string }>`
    select ${projectVersion} from projects p where p.id = ${id}`.execute(transaction);
  requireLatest(
    version,
    orNotFound(rows[0]).version,
    `This project was changed after you opened it. Read it again, then ${next}.`,
  );
}
