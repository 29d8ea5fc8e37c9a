import pg from 'pg';
import { BadSetting } from '../../settings/settings.ts';
import { configFor } from './connect.ts';

/** A pooler that shares connections gives two clients the same one, or one client another one, long before this. */
const turns = 5;

/** Milliseconds to wait for an answer. */
const patience = 5_000;

/**
 * Makes sure that every connection to an address keeps a session of PostgreSQL to itself, with its limits of time. Behind a
 * pooler that gives each transaction another one nobody would hear news, and statements are prepared where nobody looks for them.
 * @throws {BadSetting} where a pooler keeps it from that
 */
export async function requireOwnSessions(url: string): Promise<void> {
  const { host, username } = new URL(url);
  const config = { ...configFor(url), query_timeout: patience };
  const [one, other] = [new pg.Client(config), new pg.Client(config)];
  // A lost connection fails the statement it carries; without a listener it would end the process.
  for (const client of [one, other]) client.on('error', () => {});
  try {
    await one.connect();
    await other.connect();
    const own = [await sessionOf(one), await sessionOf(other)];
    let isKept = own[0] !== own[1];
    for (let turn = 1; turn < turns && isKept; turn += 1)
      isKept = (await sessionOf(one)) === own[0] && (await sessionOf(other)) === own[1];
    if (!isKept)
      throw new BadSetting(
        `DATABASE_URL: the pooler at ${host} gives each transaction another connection. Set its pool_mode to session, or leave it out.`,
      );
    const { rows } = await one.query('show statement_timeout');
    if (rows[0].statement_timeout === '0')
      throw new BadSetting(
        `DATABASE_URL: the pooler at ${host} does not pass on how long a statement may take. Tell PostgreSQL: alter role "${decodeURIComponent(username)}" set statement_timeout = '15s', and idle_in_transaction_session_timeout = '30s' likewise.`,
      );
  } finally {
    // Not awaited, because a server that is not PostgreSQL may never hang up.
    for (const client of [one, other]) void client.end();
  }
}

const sessionOf = async (client: pg.Client): Promise<number> =>
  (await client.query('select pg_backend_pid() as session')).rows[0].session;
