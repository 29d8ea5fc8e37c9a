import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute, firstValue } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { FileStore } from '../../../platform/storage/store.ts';
import { findEngagement } from '../lock.ts';
import { findFile, findLooseFile, isLoose, type StoredFile } from './repository.ts';

/**
 * Deletes the record of a file that is not handed in; its bytes are to be removed.
 * @returns the key of its bytes; null if it is gone already, or was handed in meanwhile
 */
export async function letGo(transaction: Database, id: number, at: Date): Promise<string | null> {
  // Handing it in locks it too. Only the next statement sees what was done during the wait.
  await execute(transaction)`select from files where id = ${id} for update`;
  return firstValue<string>(transaction)`
    with gone as (
      delete from files f where f.id = ${id} and ${isLoose} returning f.key, f.engagement_id, f.bytes
    )
    insert into removed_files (key, engagement_id, bytes, removed_at)
    select key, engagement_id, bytes, ${at} from gone returning key`;
}

/** Removes the bytes of a file that was let go. May be called again. */
export async function removeBytes(db: Database, store: FileStore, key: string): Promise<void> {
  await store.remove(key);
  await execute(db)`delete from removed_files where key = ${key}`;
}

/** Works on the bytes of a file. Where it was removed meanwhile that is no failure, and nothing of it stays. */
export async function unlessRemoved(
  db: Database,
  store: FileStore,
  { id, key }: Pick<StoredFile, 'id' | 'key'>,
  work: () => Promise<void>,
): Promise<void> {
  const failure = await work().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  if (!(await findFile(db, id))) await store.remove(key);
  else if (failure) throw failure.error;
}

/**
 * Removes a file that is not handed in: nobody sees it any more, and its bytes go within moments.
 * @throws {Problem} `not-found`, also where it has been handed in meanwhile
 */
export async function removeFile(
  { transaction, by, at }: Command,
  { removals }: { readonly removals: Queue<{ readonly key: string }> },
  id: number,
  file: number,
): Promise<void> {
  await findEngagement(transaction, id, by);
  const found = orNotFound(await findLooseFile(transaction, { id, file, accountId: by.accountId }));
  const key = orNotFound(await letGo(transaction, found.id, at));
  await removals.send(transaction, { key });
}
