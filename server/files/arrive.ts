import type { VerbContext } from '../verb-context.ts';
import type { FileJobs } from './jobs.ts';
import { moveFile } from './repository.ts';

/** All bytes of a file have come: it is looked at from now on. */
export const arrive = (
  { db }: Pick<VerbContext, 'db'>,
  { checks }: Pick<FileJobs, 'checks'>,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (await moveFile(transaction, id, 'Uploading', { state: 'Checking' }))
      await checks.send(transaction, { id });
  });
