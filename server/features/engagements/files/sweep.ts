import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '../../../../src/contract/days.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, allValues } from '../../../platform/database/rows.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { eachStep, workThrough } from '../../../platform/jobs/work-through.ts';
import type { FileStore } from '../../../platform/storage/store.ts';
import { clearRefused } from './checks/check.ts';
import { letGo, removeBytes } from './let-go.ts';
import { isLoose, type StoredFile, storedColumns } from './repository.ts';

/** An upload that has not ended by then is given up. */
const uploadsKeptDays = 7;
/** Days after which an upload that was not handed in is deleted. */
const looseKeptDays = 30;

type Checks = Pick<Queue<{ readonly id: number }>, 'send'>;

const batch = 200;
/**
 * Deletes unneeded files and ends interrupted uploads.
 * @returns the number of files deleted
 * @throws {AggregateError} for those that could not be removed; the next sweep tries again
 */
export async function sweepFiles(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  store: FileStore,
  checks: Checks,
): Promise<number> {
  const before = (days: number) => new Date(clock().getTime() - days * dayMs);
  const isUnneeded = sql`${isLoose} and (f.engagement_id is null or f.state = 'Leaving'
    or f.started_at < ${before(looseKeptDays)}
    or (f.state = 'Uploading' and f.started_at < ${before(uploadsKeptDays)}))`;
  const refused = sql`f.has_bytes and f.state = 'Refused'`;
  const { removed } = await eachStep({
    takenBack: () => takeBack(db, checks),
    refused: () => each(db, refused, (file) => clearRefused({ db }, store, file)),
    letGo: () =>
      each(db, isUnneeded, ({ id }) =>
        db.transaction().execute((transaction) => letGo(transaction, id, clock())),
      ),
    removed: () =>
      workThrough<string>(
        (except) => removedFiles(db, except),
        async (key) => {
          await removeBytes(db, store, key);
          return true;
        },
      ),
  });
  return removed;
}

/** Does something to each file that is so. */
function each(
  db: Database,
  isSo: RawBuilder<unknown>,
  work: (file: StoredFile) => Promise<unknown>,
): Promise<number> {
  const files = new Map<number, StoredFile>();
  return workThrough<number>(
    async (except) => {
      const rows = await allRows<StoredFile>(db)`
        select ${storedColumns} from files f where ${isSo} and f.id <> all(${except}::bigint[])
        order by f.id limit ${sql.lit(batch)}`;
      for (const file of rows) files.set(file.id, file);
      return rows.map(({ id }) => id);
    },
    async (id) => {
      await work(files.get(id)!);
      return true;
    },
  );
}

const removedFiles = (db: Database, except: readonly string[]) =>
  allValues<string>(db)`
    select key from removed_files where key <> all(${except}::uuid[])
    order by key limit ${sql.lit(batch)}`;

/**
 * Earlier versions could mark a file as removed while it was handed in. It is looked at again, and opens as before; where
 * its bytes are gone already the nightly proof says so.
 */
async function takeBack(db: Database, checks: Checks): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await allRows<{ id: number }>(transaction)`
      update files f set state = 'Quarantined' where f.state = 'Leaving' and not ${isLoose}
      returning f.id`;
    for (const { id } of rows) await checks.send(transaction, { id });
  });
}
