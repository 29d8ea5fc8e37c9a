import pg from 'pg';
import type { LentDatabase } from './lent-databases.ts';

/** What a database of PostgreSQL needs to be as it was. */
export type KeptRows = Pick<LentDatabase, 'undone' | 'close'>;

interface Table {
  readonly name: string;
  readonly kept: string;
  /** Those that are not worked out from others. */
  readonly columns: string;
}

/** Every table that has rows of its own, beside which another one keeps them. */
const tables = `
  select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '.' || c.relname) as kept,
    string_agg(quote_ident(a.attname), ', ') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where n.nspname in ('public', 'pgboss') and c.relkind = 'r'
  group by n.nspname, c.relname`;

/** Keeps rows beside the database, on a line of its own. Its user must be a superuser: nothing looks on as rows are put back. */
export async function keptRows(connectionString: string): Promise<KeptRows> {
  const line = new pg.Client({ connectionString });
  await line.connect();
  const { rows } = await line.query<Table>(tables);
  const each = (statement: (table: Table) => string) => rows.map(statement).join(';\n');
  const move = (from: string, { columns }: Table, to: string) =>
    `delete from ${to}; insert into ${to} (${columns}) overriding system value select ${columns} from ${from}`;
  await line.query(
    `create schema kept; ${each(({ name, kept, columns }) => `create unlogged table ${kept} as select ${columns} from ${name} limit 0`)}`,
  );
  // No trigger and no foreign key looks on.
  await line.query('set session_replication_role = replica');
  const keep = each((table) => move(table.name, table, table.kept));
  // What was begun in the background comes to its end before.
  const alone = `lock table ${rows.map(({ name }) => name).join(', ')} in exclusive mode`;
  const putBack = `begin; ${alone}; ${each((table) => move(table.kept, table, table.name))}; commit`;
  return {
    async undone(work) {
      await line.query(keep);
      try {
        return await work();
      } finally {
        await line.query(putBack);
      }
    },
    close: () => line.end(),
  };
}
