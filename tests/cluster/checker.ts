import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { type OpenDatabase, openPostgres } from '../../server/platform/database/open.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { ownCluster } from '../../server/testing/own-cluster.ts';
import { startServer } from '../../server/testing/process.ts';
import { aCast, settingsFor } from '../faults/cast.ts';
import { type Acknowledged, raise } from '../faults/storm.ts';
import { broken, type Verdict, verify } from '../faults/verify.ts';
import { planted } from './planted.ts';

/** How long the storm lasts whose work is looked at, in milliseconds. */
const stormMs = 5_000;

/**
 * Plants each kind of fault in what a storm has left, to see that the check after every run finds it, and that it
 * finds nothing where nothing is planted. @returns whether it was wrong
 */
export async function checker(): Promise<boolean> {
  const server = await ownCluster();
  const folder = mkdtempSync(join(tmpdir(), 'trestle-checker-'));
  const database = openPostgres(server.url);
  try {
    const acknowledged = await aStorm(database, { url: server.url, folder });
    // The check removes bytes that belong to nobody; here they belong to somebody again after it.
    const store = { ...openDiskStore(join(folder, 'files')), remove: async () => {} };
    const clean = await verify(database.db, store, acknowledged);
    console.table([clean]);
    const rows = [];
    for (const { what, seenAs, by } of planted) {
      const verdict = await afterStatement(by, database, store, acknowledged);
      rows.push({ planted: what, as: seenAs, found: verdict[seenAs] });
    }
    console.table(rows);
    return broken(clean) || rows.some(({ found }) => found === 0);
  } finally {
    await database.close();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function aStorm(database: OpenDatabase, { url, folder }: { url: string; folder: string }) {
  const cast = await aCast(database);
  const product = await startServer({
    ...settingsFor(cast),
    DATABASE_URL: url,
    DATA_DIR: folder,
  });
  const storm = raise(cast, () => product.origin);
  await setTimeout(stormMs);
  await storm.end();
  await product.end('SIGTERM');
  return storm.acknowledged;
}

/** What the check finds once a statement has done its harm, which is then undone. */
async function afterStatement(
  statement: string,
  { db }: OpenDatabase,
  store: FileStore,
  acknowledged: Acknowledged,
): Promise<Verdict> {
  const transaction = await db.startTransaction().execute();
  try {
    await transaction.executeQuery(
      CompiledQuery.raw('set local session_replication_role = replica'),
    );
    const { numAffectedRows } = await transaction.executeQuery(CompiledQuery.raw(statement));
    if (numAffectedRows !== 1n) throw new Error(`Changed ${numAffectedRows} rows: ${statement}`);
    return await verify(transaction, store, acknowledged);
  } finally {
    await transaction.rollback().execute();
  }
}
