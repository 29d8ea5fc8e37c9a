import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect, type PostgresPool, type QueryExecutorProvider } from 'kysely';
import pg from 'pg';
import { prepareDataFolder } from '../data-folder.ts';
import { holdFolder } from './embedded/folder-lock.ts';
import { poolOfOne } from './embedded/pool-of-one.ts';
import { wholeFolder } from './embedded/whole-folder.ts';
import { type Listen, listenOnPGlite, listenOnPostgres } from './postgresql/listen.ts';
import { NamedClient, type NamedConfig } from './postgresql/named-client.ts';
import { sharedConnections } from './postgresql/shared-connections.ts';
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
const readOnly = '-c default_transaction_read_only=on';

/** PostgreSQL at an address. bigint columns come as numbers: our keys stay far below 2^53. */
export function openPostgres(url: string, connections = 10): OpenDatabase {
  // Compiling a plan takes longer than any statement here may run.
  const options = '-c jit=off';
  const config: NamedConfig = {
    connectionString: url,
    options,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements end by themselves long before.
    goneAfterMs: 20_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  };
  const pool = new pg.Pool({
    ...config,
    max: connections,
    Client: NamedClient as typeof pg.Client,
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // The same for one that is at work, between two statements of a transaction: the next one fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  const reads = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: sharedConnections({ ...config, options: `${options} ${readOnly}` }, shared),
    }),
  });
  return {
    ...opened('PostgreSQL', pool, listenOnPostgres(url), () => reads.destroy()),
    reads,
  };
}

/**
 * The embedded database in a data folder, held exclusively until closed.
 * @throws {BadSetting} when another process has it open, or the folder or what is in it cannot be used
 */
export async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  const folder = prepareDataFolder(dataFolder);
  const release = holdFolder(folder);
  try {
    const dataDir = await wholeFolder(folder);
    const pglite = await PGlite.create({ dataDir, extensions: { pg_trgm } });
    return opened('PGlite', poolOfOne(pglite), listenOnPGlite(pglite), async () => release());
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
  return {
    ...opened('PGlite', poolOfOne(pglite), listenOnPGlite(pglite), async () => {}),
    pglite,
  };
}

function opened(
  kind: OpenDatabase['kind'],
  pool: PostgresPool,
  listen: Listen,
  afterwards: () => Promise<void>,
): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind,
    db,
    reads: db,
    listen,
    async close() {
      await db.destroy();
      await afterwards();
    },
  };
}
