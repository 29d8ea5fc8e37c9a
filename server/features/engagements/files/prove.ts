import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, allValues } from '../../../platform/database/rows.ts';
import type { FileStore } from '../../../platform/storage/store.ts';

/** Result of comparing the database with the store. */
export interface Findings {
  /** Files that should be there whole. */
  readonly files: number;
  /** Keys of those whose bytes are missing, or of another length than was handed in. */
  readonly missing: readonly string[];
  /** Keys of what no row knew of; it is removed. */
  readonly ownerless: readonly string[];
  /** Keys of what no row knew of and could not be removed. */
  readonly stuck: readonly string[];
}

const batch = 500;

/**
 * Proves that every file the database knows of is kept, and that nothing else is. Rows come before their bytes and go
 * after them, so what is found in the store first and in no row later belongs to nobody.
 */
export async function proveFiles(db: Database, store: FileStore): Promise<Findings> {
  const kept = new Map<string, number>();
  const ownerless: string[] = [];
  const stuck: string[] = [];
  let some: string[] = [];
  const lookUp = async () => {
    const unknown = await withoutRow(db, some);
    some = [];
    for (const key of unknown)
      await store.remove(key).then(
        () => ownerless.push(key),
        () => stuck.push(key),
      );
  };
  for await (const { key, bytes } of store.list()) {
    const [of = key] = key.split('.');
    if (key === of) kept.set(key, Math.max(bytes, kept.get(key) ?? 0));
    if (some.at(-1) !== of) some.push(of);
    if (some.length >= batch) await lookUp();
  }
  await lookUp();
  const { files, missing } = await missingFrom(db, kept);
  return { files, missing, ownerless, stuck };
}

const withoutRow = (db: Database, keys: readonly string[]) =>
  allValues<string>(db)`
    select distinct given.key from unnest(${[...keys]}::text[]) as given (key)
    where not exists (select from files f where f.key::text = given.key)
      and not exists (select from removed_files r where r.key::text = given.key)`;

/** Read in pieces: what is handed in meanwhile is looked at the next night. */
async function missingFrom(
  db: Database,
  kept: ReadonlyMap<string, number>,
): Promise<{ files: number; missing: string[] }> {
  const missing: string[] = [];
  let files = 0;
  for (let after = 0; ; ) {
    const rows = await allRows<{ id: number; key: string; bytes: number }>(db)`
      select id, key, bytes::float8 as bytes from files
      where id > ${after} and state in ('Quarantined', 'Ready') order by id limit ${sql.lit(batch)}`;
    files += rows.length;
    missing.push(...rows.filter(({ key, bytes }) => kept.get(key) !== bytes).map(({ key }) => key));
    if (rows.length < batch) return { files, missing };
    after = rows.at(-1)!.id;
  }
}
