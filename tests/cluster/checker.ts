import { setTimeout } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { OpenDatabase } from '../../server/platform/database/open.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { aCast, settingsFor } from '../harness/cast.ts';
import { onPostgres, type Place } from '../harness/on-postgres.ts';
import { type Acknowledged, raise } from '../harness/storm.ts';
import { broken, type Verdict, verify } from '../harness/verify.ts';
import { planted } from './planted.ts';

/** How long the storm lasts whose work is looked at, in milliseconds. */
const stormMs = 5_000;

/**
 * Plants each kind of fault in what a storm has left, to see that the check after every run finds it, and that it
 * finds nothing where nothing is planted. @returns whether it was wrong
 */
export const checker = (): Promise<boolean> =>
  onPostgres(async (place) => {
    const { database, store: whole } = place;
    const acknowledged = await aStorm(place);
    // The check removes bytes that belong to nobody; here they belong to somebody again after it.
    const store = { ...whole, remove: async () => {} };
    const clean = await verify(database.db, store, acknowledged);
    console.table([clean]);
    const rows = [];
    for (const { what, seenAs, by } of planted) {
      const verdict = await afterStatement(by, database, store, acknowledged);
      rows.push({ planted: what, as: seenAs, found: verdict[seenAs] });
    }
    console.table(rows);
    return broken(clean) || rows.some(({ found }) => found === 0);
  });

async function aStorm({ database, start }: Place): Promise<Acknowledged> {
  const cast = await aCast(database);
  const product = await start(settingsFor(cast));
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
