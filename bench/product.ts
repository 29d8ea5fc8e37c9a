import { randomUUID } from 'node:crypto';
import { migrate } from '../server/platform/database/migrate.ts';
import { openPostgres } from '../server/platform/database/open.ts';
import { type RunningServer, startServer } from '../server/testing/process.ts';
import { fillUpTo } from './api-fill.ts';
import { type Callers, signIn } from './api-people.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';

/** The product as it is operated, on a filled database of its own, with people signed in. */
export interface Product {
  readonly database: OwnDatabase;
  readonly server: RunningServer;
  readonly callers: Callers;
  /** What its tokens are made with. */
  readonly secret: string;
  close(): Promise<void>;
}

/**
 * Starts the product for a bench. It trusts the bench as its proxy, which gives everybody an address of
 * their own: so the limits per address stay on, and are met by nobody who calls as people do.
 */
export async function startProduct(
  projects: number,
  people: { students: number; admins: number },
  env: Record<string, string> = {},
): Promise<Product> {
  const database = await ownDatabase();
  const secret = randomUUID() + randomUUID();
  const { db, close } = openPostgres(database.url);
  await migrate(db).finally(close);
  await fillUpTo(database.url, projects);
  const callers = await signIn(database.url, secret, people);
  const server = await startServer({
    DATABASE_URL: database.url,
    JWT_SECRET: secret,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
    ...env,
  });
  const end = async () => {
    await server.end('SIGTERM');
    await database.drop();
  };
  return { database, server, callers, secret, close: end };
}
