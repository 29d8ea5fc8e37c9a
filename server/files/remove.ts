import type { Act } from '../act.ts';
import { findEngagement } from '../engagements/lock.ts';
import { orNotFound } from '../http/problem.ts';
import { findLooseFile, moveFile } from './repository.ts';

/**
 * Removes a file that is not handed in: nobody sees it any more, and its bytes go at the next sweep.
 * @throws {Problem} `not-found`
 */
export async function removeFile(
  { transaction, by }: Act,
  id: number,
  file: number,
): Promise<void> {
  await findEngagement(transaction, id, by);
  const found = orNotFound(await findLooseFile(transaction, { id, file, accountId: by.accountId }));
  await moveFile(transaction, found.id, found.state, { state: 'Leaving' });
}
