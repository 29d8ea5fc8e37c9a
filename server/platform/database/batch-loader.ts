import DataLoader from 'dataloader';
import type { Database } from './open.ts';

/** PostgreSQL looks up so many keys as quickly as one; a crowd greater than this is asked for in parts. */
const keysAtMost = 200;

/**
 * Asks in one statement for the keys that all requests of one turn of the event loop need. Nothing is remembered:
 * the next request asks anew.
 * @param ask answers the keys in their order; null where there is nothing
 */
export function batchLoader<Key, Answer>(
  ask: (db: Database, keys: readonly Key[]) => Promise<readonly (Answer | null)[]>,
): (db: Database, key: Key) => Promise<Answer | null> {
  /** One for each database; outside tests there is one database. */
  const loaders = new WeakMap<Database, DataLoader<Key, Answer | null>>();
  return (db, key) => {
    const loader =
      loaders.get(db) ??
      new DataLoader<Key, Answer | null>((keys) => ask(db, keys), {
        cache: false,
        batchScheduleFn: setImmediate,
        maxBatchSize: keysAtMost,
      });
    loaders.set(db, loader);
    return loader.load(key);
  };
}
