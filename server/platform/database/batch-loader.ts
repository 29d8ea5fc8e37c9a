import DataLoader from 'dataloader';
import type { Database } from './open.ts';

/** PostgreSQL looks up this many keys as quickly as one; more are read in parts. */
const keysAtMost = 200;

/**
 * Reads in one statement the keys that all requests of one turn of the event loop need. Nothing is cached: the next
 * request reads again.
 * @param ask answers the keys in their order; null for a missing one
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
