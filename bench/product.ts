import { randomUUID } from 'node:crypto';
import { Kysely, type LogConfig, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from '../server/platform/database/migrate.ts';
import type { Database } from '../server/platform/database/open.ts';
import { configFor } from '../server/platform/database/postgresql/connect.ts';
import type { Tables } from '../server/platform/database/tables.ts';
import { createDatabase } from '../server/testing/own-database.ts';
import { type RunningServer, startServer } from '../server/testing/process.ts';
import { fillUpTo } from './fill.ts';
import { type Callers, signIn } from './people.ts';

/** The product as it is operated, on a filled database of its own, with people signed in. */
export interface Product {
  readonly db: Database;
  readonly url: string;
  /** How the database's server calls itself: 'PostgreSQL 17.2'. */
  readonly server: string;
  readonly origin: string;
  readonly pid: number;
  readonly callers: Callers;
  /** Makes its tokens. */
  readonly secret: string;
}

interface Size {
  readonly projects: number;
  readonly students: number;
  readonly admins: number;
}

/** @throws where DATABASE_URL names no server on which a database may be made */
export function serverGiven(): string {
  const { DATABASE_URL: server } = process.env;
  if (server) return server;
  throw new Error('Set DATABASE_URL to a PostgreSQL server where a database may be made.');
}

/** A database without the product's limits to a statement: filling it takes minutes. */
export const openUnlimited = (url: string, log: LogConfig = []): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ ...configFor(url), statement_timeout: 0 }),
    }),
    log,
  });

/**
 * Uses the product for a bench, which says what the server has said where it fails. It trusts the bench as its proxy, which
 * gives everybody an address of their own: so the limits per address stay on, and are met by nobody who calls as people do.
 */
export async function onProduct(
  { projects, ...people }: Size,
  use: (product: Product) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const { url, drop } = await createDatabase(serverGiven());
  const db = openUnlimited(url);
  const secret = randomUUID() + randomUUID();
  let running: RunningServer | null = null;
  try {
    await migrate(db);
    if (projects > 0) await fillUpTo(db, projects);
    const callers = await signIn(db, secret, people);
    const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
    const server = `PostgreSQL ${rows[0]!.server_version.split(' ')[0]}`;
    running = await startServer({
      DATABASE_URL: url,
      JWT_SECRET: secret,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      ...env,
    });
    const { origin, process: child } = running;
    await use({ db, url, server, origin, pid: child.pid!, callers, secret });
  } catch (error) {
    console.error(running?.output());
    throw error;
  } finally {
    await running?.end('SIGTERM');
    await db.destroy();
    await drop();
  }
}
