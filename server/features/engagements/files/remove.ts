import type { Command } from '../../../platform/calls/command.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { findEngagement } from '../lock.ts';
import type { FileJobs } from './jobs.ts';
import { letGo } from './let-go.ts';
import { findLooseFile } from './repository.ts';

/**
 * Removes a file that is not handed in: nobody sees it any more, and its bytes go within moments.
 * @throws {Problem} `not-found`, also where it has been handed in meanwhile
 */
export async function removeFile(
  { transaction, by, at }: Command,
  { removals }: Pick<FileJobs, 'removals'>,
  id: number,
  file: number,
): Promise<void> {
  await findEngagement(transaction, id, by);
  const found = orNotFound(await findLooseFile(transaction, { id, file, accountId: by.accountId }));
  const key = orNotFound(await letGo(transaction, found.id, at));
  await removals.send(transaction, { key });
}
