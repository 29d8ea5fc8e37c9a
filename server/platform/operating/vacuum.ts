import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { allRows, execute } from '../database/rows.ts';
import type { Jobs } from '../jobs/open.ts';
import { openRecurring } from '../jobs/recurring.ts';
import { eachStep } from '../jobs/work-through.ts';

/**
 * Frees the space of rows that are gone, and counts what is there for the planner, once an hour.
 * PGlite has no autovacuum: a table whose rows come and go would grow without end. A table is vacuumed by autovacuum's
 * rule (https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM), and once after each start, because
 * what has changed is counted from there.
 */
export function openVacuum(jobs: Jobs, db: Database) {
  const work = async () => {
    await execute(db)`select pg_stat_force_next_flush()`;
    const rows = await allRows<{ schema: string; table: string }>(db)`
      select s.schemaname as schema, s.relname as table
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where c.relkind = 'r' and (s.last_vacuum is null or s.n_dead_tup > 50 + 0.2 * s.n_live_tup
        or s.n_mod_since_analyze > 50 + 0.1 * s.n_live_tup)`;
    // One after the other, so that calls come in between: there is one connection.
    const tables = rows.map(({ schema, table }) => `${schema}.${table}`);
    await eachStep(
      Object.fromEntries(
        tables.map((table) => [table, () => execute(db)`vacuum (analyze) ${sql.table(table)}`]),
      ),
    );
  };
  return openRecurring(jobs, { name: 'vacuum', cron: '37 * * * *', work });
}
