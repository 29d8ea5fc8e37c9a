import { sql } from 'kysely';
import { dayMs } from '../../../src/contract/days.ts';
import type { Database } from '../database/open.ts';
import { allRows, execute } from '../database/rows.ts';

/** Months ahead for which there is a partition. */
const monthsAhead = 3;
const named = 'audit_log_until_';

/**
 * Keeps the audit's partitions: makes those of the coming months, and lets go of months that are over for longer than
 * entries are kept. They cannot be deleted one by one. May be called twice at once.
 * @param keptDays null keeps everything
 */
export const keepAuditByMonth = (db: Database, now: Date, keptDays: number | null): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // A longer wait for an open transaction would hold up every admin; the next hour tries again.
    await execute(transaction)`set local lock_timeout = '5s'`;
    await execute(transaction)`lock table audit_log in share update exclusive mode`;
    const ends = await endsOf(transaction);
    let last = ends.at(-1)!;
    for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
      const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
      if (until <= last) continue;
      await add(transaction, last, until);
      last = until;
    }
    if (keptDays === null) return;
    for (const end of ends.filter((end) => now.getTime() - end.getTime() > keptDays * dayMs))
      await execute(transaction)`drop table ${sql.table(nameOf(end))}`;
  });

/** Ends of the partitions, the earliest first. */
async function endsOf(transaction: Database): Promise<Date[]> {
  const rows = await allRows<{ name: string }>(transaction)`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'audit_log'::regclass and starts_with(c.relname, ${named}) order by 1`;
  return rows.map(({ name }) => {
    const [year, month] = name.slice(named.length).split('_').map(Number) as [number, number];
    return new Date(Date.UTC(year, month - 1, 1));
  });
}

const nameOf = (end: Date): string => named + end.toISOString().slice(0, 7).replace('-', '_');

const columns = sql`id, at, account_id, who, act, kind, subject_id, subject, before, after`;

/** Moves entries written before the month's partition existed. */
async function add(transaction: Database, from: Date, until: Date): Promise<void> {
  const month = sql.table(nameOf(until));
  const rest = sql.table('audit_log_rest');
  const run = (statement: ReturnType<typeof sql>) => statement.execute(transaction);
  await run(sql`create table ${month} (like audit_log including generated including indexes)`);
  await run(sql`alter table ${rest} disable trigger audit_log_append_only`);
  await run(sql`
    with gone as (delete from ${rest} where at >= ${from} and at < ${until} returning ${columns})
    insert into ${month} (${columns}) select ${columns} from gone`);
  await run(sql`alter table ${rest} enable trigger audit_log_append_only`);
  await run(sql`
    create trigger audit_log_append_only before update or delete or truncate on ${month}
      for each statement execute function refuse_change()`);
  await run(sql`
    alter table audit_log attach partition ${month}
      for values from (${sql.lit(from.toISOString())}) to (${sql.lit(until.toISOString())})`);
}
