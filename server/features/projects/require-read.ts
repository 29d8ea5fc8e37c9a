import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
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
  const row = await firstRow<{ version: string }>(transaction)`
    select ${projectVersion} from projects p where p.id = ${id}`;
  requireLatest(
    version,
    orNotFound(row).version,
    `This project was changed after you opened it. Read it again, then ${next}.`,
  );
}
