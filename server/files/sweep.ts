import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { VerbContext } from '../verb-context.ts';
import { clearRefused } from './checks/check.ts';
import { isLoose } from './columns.ts';
import { type StoredFile, storedColumns } from './repository.ts';
import type { FileStore } from './store/store.ts';

/** An upload that has not ended by then is given up. */
const uploadsKeptDays = 7;
/** What is uploaded and not handed in goes after so many days. */
const looseKeptDays = 30;

const batch = 200;
const dayMs = 86_400_000;

/** Lets go of what nobody needs any more, and ends what was cut off. @returns how many files went */
export async function sweepFiles({ db, clock }: VerbContext, store: FileStore): Promise<number> {
  const before = (days: number) => new Date(clock().getTime() - days * dayMs);
  await sql`
    update files f set state = 'Leaving' where f.state <> 'Leaving' and ${isLoose} and (f.engagement_id is null
      or f.started_at < ${before(looseKeptDays)}
      or (f.state = 'Uploading' and f.started_at < ${before(uploadsKeptDays)}))`.execute(db);
  for (const file of await some(db, sql`f.has_bytes and f.state = 'Refused'`))
    await clearRefused({ db }, store, file);
  let gone = 0;
  for (;;) {
    const leaving = await some(db, sql`f.state = 'Leaving'`);
    for (const { id, key } of leaving) {
      await store.remove(key);
      await sql`delete from files where id = ${id}`.execute(db);
      gone += 1;
    }
    if (leaving.length < batch) return gone;
  }
}

async function some(db: Database, which: RawBuilder<unknown>): Promise<readonly StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select ${storedColumns} from files f where ${which} order by f.id limit ${sql.lit(batch)}`.execute(
    db,
  );
  return rows;
}
