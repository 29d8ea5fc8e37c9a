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
}

interface Size {
  readonly projects: number;
  readonly students: number;
  readonly admins: number;
}

/**
 * Uses the product for a bench, which says what the server has said where it fails. It trusts the bench as its proxy, which
 * gives everybody an address of their own: so the limits per address stay on, and are met by nobody who calls as people do.
 */
export async function onProduct<Result>(
  { projects, ...people }: Size,
  use: (product: Product) => Promise<Result>,
  env: Record<string, string> = {},
): Promise<Result> {
  const database = await ownDatabase();
  const secret = randomUUID() + randomUUID();
  let server: RunningServer | null = null;
  try {
    const { db, close } = openPostgres(database.url);
    await migrate(db).finally(close);
    await fillUpTo(database.url, projects);
    const callers = await signIn(database.url, secret, people);
    server = await startServer({
      DATABASE_URL: database.url,
      JWT_SECRET: secret,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      ...env,
    });
    return await use({ database, server, callers, secret });
  } catch (error) {
    console.error(server?.output());
    throw error;
  } finally {
    await server?.end('SIGTERM');
    await database.drop();
  }
}
