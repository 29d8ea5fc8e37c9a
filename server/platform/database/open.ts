import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect, type QueryExecutorProvider } from 'kysely';
import { prepareDataFolder } from '../settings/data-folder.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { poolOfOne } from './embedded/pool-of-one.ts';
import { wholeFolder } from './embedded/whole-folder.ts';
import { configFor, connect } from './postgresql/connect.ts';
import { type Listen, listenOnPGlite, listenOnPostgres } from './postgresql/listen.ts';
import type { Tables } from './tables.ts';

/** The database, or an open transaction in it: what every repository verb takes. */
export type Database = Kysely<Tables>;

/** Where single statements can be asked, and no transaction be opened. */
export type QueryExecutor = QueryExecutorProvider;

/** The two ways to ask. */
export interface Databases {
  readonly db: Database;
  /**
   * For what is asked most: short statements that only read. They wait for no connection to be free but share a few.
   * What may take long, or wait for a lock, would hold up the others: it belongs to `db`.
   */
  readonly reads: QueryExecutor;
}

export interface OpenDatabase extends Databases {
  readonly kind: 'PostgreSQL' | 'PGlite';
  readonly listen: Listen;
  close(): Promise<void>;
}

/** Connections that short statements share. */
const shared = 4;

/** PostgreSQL at an address. */
export function openPostgres(url: string, connections = 10): OpenDatabase {
  const { db, reads, close } = connect(configFor(url), { pool: connections, shared });
  return { kind: 'PostgreSQL', db, reads, listen: listenOnPostgres(url), close };
}

/**
 * The embedded database in a data folder, held exclusively until closed.
 * @throws {BadSetting} when another process has it open, or the folder or what is in it cannot be used
 */
export async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  const folder = prepareDataFolder(dataFolder);
  const release = lockFolder(folder);
  try {
    const dataDir = await wholeFolder(folder);
    const pglite = await PGlite.create({ dataDir, extensions: { pg_trgm } });
    return openedPGlite(pglite, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** An embedded database in memory, empty or as an earlier one was dumped. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { pglite: PGlite }> {
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    ...(dump && { loadDataDir: dump }),
  });
  return { ...openedPGlite(pglite, () => {}), pglite };
}

function openedPGlite(pglite: PGlite, afterwards: () => void): OpenDatabase {
  const dialect = new PostgresDialect({ pool: poolOfOne(pglite) });
  const db = new Kysely<Tables>({ dialect });
  return {
    kind: 'PGlite',
    db,
    reads: db,
    listen: listenOnPGlite(pglite),
    async close() {
      await db.destroy();
      afterwards();
    },
  };
}
