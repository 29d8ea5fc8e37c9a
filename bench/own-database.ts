import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of a bench's own. */
export interface OwnDatabase {
  readonly url: string;
  /** What the server calls itself: 'PostgreSQL 17.2'. */
  readonly server: string;
  drop(): Promise<void>;
}

/** Makes a database on the server that DATABASE_URL names, for one run. @throws where no server is named */
export async function ownDatabase(): Promise<OwnDatabase> {
  const server = process.env.DATABASE_URL;
  if (!server)
    throw new Error('Set DATABASE_URL to a PostgreSQL server where a database may be made.');
  const name = `trestle_bench_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const { rows } = await administer('show server_version');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    server: `PostgreSQL ${rows[0].server_version.split(' ')[0]}`,
    drop: async () => void (await administer(`drop database ${name} with (force)`)),
  };
}
