import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { atStatement } from '../statement-name.ts';

/** Longest wait for the one connection, before the database counts as busy. */
const waitAtMostMs = 30_000;

/**
 * PGlite as a pool with one connection, so that it is used exactly like PostgreSQL. Each holder has the connection
 * alone, so no other query slips into an open transaction. Kysely's own PGlite dialect gives the same connection to
 * everyone at once.
 */
export function poolOfOne(pglite: PGlite): PostgresPool {
  const waiting: (() => void)[] = [];
  let held = false;

  const handOver = () => {
    const next = waiting.shift();
    if (next) next();
    else held = false;
  };

  const acquire = () =>
    new Promise<void>((resolve, reject) => {
      if (!held) {
        held = true;
        resolve();
        return;
      }
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(
          new Error(`The embedded database did not become free within ${waitAtMostMs / 1000} s.`),
        );
      }, waitAtMostMs);
      waiting.push(turn);
    });

  return {
    async connect() {
      await acquire();
      return client(pglite, handOver);
    },
    async end() {
      await pglite.close();
    },
    options: {},
  } as PostgresPool;
}

function client(pglite: PGlite, release: () => void): PostgresPoolClient {
  return {
    async query(sql: string, parameters: readonly unknown[]) {
      const asked =
        parameters.length > 0 ? pglite.query(sql, [...parameters]) : runScript(pglite, sql);
      const { rows, affectedRows } = await asked.catch(async (error) => {
        // pg-boss sends whole transactions as one text: one that failed would stay open, and everything after it fail.
        if (/^\s*begin\s*;/i.test(sql)) await pglite.exec('rollback');
        throw atStatement(error, sql);
      });
      return { command: commandOf(sql), rowCount: affectedRows ?? rows.length, rows };
    },
    release,
  } as PostgresPoolClient;
}

/** Without parameters there may be several statements, as in a migration; the last one's result counts, as with pg. */
async function runScript(pglite: PGlite, sql: string) {
  return (await pglite.exec(sql)).at(-1) ?? { rows: [], affectedRows: 0 };
}

/** PostgreSQL names the command in its answer; PGlite does not, and Kysely counts changed rows by it. */
function commandOf(sql: string): string {
  return /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? '';
}
