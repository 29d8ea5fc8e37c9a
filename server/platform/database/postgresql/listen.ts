import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Hears what transactions announce with `pg_notify`, once they are committed, from every instance. */
export type Listen = (
  channel: string,
  hear: (payload: string) => void,
  /** Called when it listens again after it did not for a while: anything may have been announced. */
  missed: () => void,
) => Promise<() => Promise<void>>;

/** Milliseconds to wait before listening again after the connection was lost. */
const again = 1_000;

export const listenOnPGlite =
  (pglite: PGlite): Listen =>
  async (channel, hear) => {
    const stop = await pglite.listen(channel, hear);
    return () => stop();
  };

/** A connection of its own, because a listener must stay on one. A lost one is replaced. */
export const listenOnPostgres =
  (url: string): Listen =>
  async (channel, hear, missed) => {
    let client: pg.Client | null = null;
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;

    const connect = async () => {
      const next = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      });
      next.on('notification', ({ payload }) => hear(payload ?? ''));
      next.on('error', () => {});
      next.on('end', () => {
        if (!stopped) timer = setTimeout(() => connect().then(missed, () => {}), again);
      });
      client = next;
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    };

    await connect();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    };
  };
