import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { prepareDataFolder } from '../settings/data-folder.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { poolOfOne } from './embedded/pool-of-one.ts';
import { wholeFolder } from './embedded/whole-folder.ts';
import { configFor, connect } from './postgresql/connect.ts';
import { type Listen, listenOnPGlite, listenOnPostgres } from './postgresql/listen.ts';
import type { Tables } from './tables.ts';

/** The database, or an open transaction in it: what every repository verb takes. */
export type Database = Kysely<Tables>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'PostgreSQL' | 'PGlite';
  readonly listen: Listen;
  close(): Promise<void>;
}

/** Connections that short statements share. */
const shared = 4;

/** PostgreSQL at an address. */
export function openPostgres(url: string, connections = 10): OpenDatabase {
  const { db, close } = connect(configFor(url), { pool: connections, shared });
  return { kind: 'PostgreSQL', db, listen: listenOnPostgres(url), close };
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
    listen: listenOnPGlite(pglite),
    async close() {
      await db.destroy();
      afterwards();
    },
  };
}
