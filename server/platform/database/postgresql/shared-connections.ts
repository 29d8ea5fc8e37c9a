import type { Kysely, PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Tables } from '../tables.ts';
import { type ConnectionConfig, StatementClient } from './statement-client.ts';

type Database = Kysely<Tables>;

const ofDatabases = new WeakMap<Database, Database>();

/** Has a database's short statements share connections. */
export const share = (db: Database, shared: Database): void => void ofDatabases.set(db, shared);

/**
 * Database whose statements are sent without waiting for a free connection, for short reads. A statement that is slow or
 * waits for a lock would hold up the others. Transactions and PGlite use themselves.
 */
export const pipelined = (db: Database): Database => ofDatabases.get(db) ?? db;

/** One connection, and how many statements are under way on it. */
interface Shared {
  /** Null until it is first used, and when it was lost. */
  client: Promise<pg.Client> | null;
  underWay: number;
}

/**
 * Connections on which many statements are under way at once, each sent without waiting for the answers before it
 * (PostgreSQL's protocol, 55.2.4 "Pipelining"). Each is independent: one that fails harms none of the others. They are
 * answered in order, so this is only for short reads outside transactions. A lost connection fails its statements and
 * is opened again for the next one.
 */
export function sharedConnections(config: ConnectionConfig, count: number): PostgresPool {
  const all: Shared[] = Array.from({ length: count }, () => ({ client: null, underWay: 0 }));

  async function open(shared: Shared): Promise<pg.Client> {
    const client = new StatementClient({ ...config, pipeline: true } as ConnectionConfig);
    const lost = () => {
      shared.client = null;
    };
    client.on('error', lost).on('end', lost);
    try {
      await client.connect();
    } catch (error) {
      lost();
      throw error;
    }
    return client;
  }

  async function ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const shared = all.reduce((least, each) => (each.underWay < least.underWay ? each : least));
    shared.underWay += 1;
    try {
      shared.client ??= open(shared);
      const client = await shared.client;
      return await client.query(text, [...values]);
    } finally {
      shared.underWay -= 1;
    }
  }

  const sharedClient = {
    query: ask,
    release() {},
  };
  return {
    connect: async () => sharedClient,
    async end() {
      await Promise.all(all.map(async ({ client }) => (await client)?.end()));
    },
    options: {},
  } as unknown as PostgresPool;
}
