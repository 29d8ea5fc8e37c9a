import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { type OpenDatabase, openInMemory, openPostgres } from '../platform/database/open.ts';

/**
 * A migrated database for a command: one of its own on the server that `url` names, which closing drops;
 * without an address an embedded one in memory.
 */
export async function ownDatabase(url: string | undefined): Promise<OpenDatabase> {
  const database = await emptyDatabase(url);
  await migrate(database.db);
  return database;
}

/** The same without a table in it. */
export const emptyDatabase = (url: string | undefined): Promise<OpenDatabase> =>
  url ? onServer(url) : openInMemory();

async function onServer(url: string): Promise<OpenDatabase> {
  const own = await createDatabase(url);
  const database = openPostgres(own.url);
  return {
    ...database,
    async close() {
      await database.close();
      await own.drop();
    },
  };
}

/** An empty database beside the one that `url` names. */
export async function createDatabase(url: string) {
  const name = `trestle_own_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
