import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../tables.ts';
import { share, sharedConnections } from './shared-connections.ts';
import { type ConnectionConfig, StatementClient } from './statement-client.ts';

// Compiling a plan takes longer than any statement here may run.
const options = '-c jit=off';
const readOnly = '-c default_transaction_read_only=on';

/** Configuration of connections. bigint columns come as numbers: our keys stay far below 2^53. */
export const configFor = (url: string): ConnectionConfig => ({
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
});

/** A pool of connections to one server, and those that its short statements share. Opened when they are first used. */
export function connect(
  config: ConnectionConfig,
  count: { readonly pool: number; readonly shared: number },
) {
  const pool = new pg.Pool({
    ...config,
    max: count.pool,
    Client: StatementClient as typeof pg.Client,
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // Also listen while the connection is in use, between two statements of a transaction. The next statement then fails
  // with the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const shared = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: sharedConnections({ ...config, options: `${options} ${readOnly}` }, count.shared),
    }),
  });
  share(db, shared);
  return {
    db,
    async close() {
      await db.destroy();
      await shared.destroy();
    },
  };
}
