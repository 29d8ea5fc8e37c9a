import { sql } from 'kysely';
import { type OpenDatabase, openInMemory } from '../platform/database/open.ts';

type Lent = Awaited<ReturnType<typeof openInMemory>>;

export interface LentDatabase extends OpenDatabase {
  /** Does some work and takes all of it back: not a row of it stays, whatever it committed. */
  undone<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Tables whose rows come with the migrations, and stay. */
const kept = ['kysely_migration', 'kysely_migration_lock', 'pgboss.queue', 'pgboss.version'];

/** Databases of this process that no test uses; the process ends with them. */
const free: Lent[] = [];

/** The tables, columns and triggers as the migrations left them. */
let migratedSchema: string | undefined;

async function schemaOf({ db }: Lent): Promise<string> {
  const [row] = await rowsOf<{ schema: string }>(
    db,
    sql`
      select md5(string_agg(name, ',' order by name)) as schema from (
        select attrelid::regclass || '.' || attname as name from pg_attribute
          where attrelid >= 16384 and attnum > 0 and not attisdropped
        union all select tgrelid::regclass || '.' || tgname from pg_trigger
      ) parts`,
  );
  return row!.schema;
}

/**
 * A PGlite database that is as it was when it was migrated. Opening one takes a second of processor time, emptying
 * one a twentieth of that, and what it has learnt of its tables and statements it still knows: so closing gives it
 * back, emptied, to the next test of the same process.
 */
export async function lentDatabase(migrated: () => Blob): Promise<LentDatabase> {
  const database = free.pop() ?? (await openInMemory(migrated()));
  migratedSchema ??= await schemaOf(database);
  let isLent = true;
  return {
    ...database,
    undone: (work) => undone(database, work),
    async close() {
      if (!isLent) return;
      isLent = false;
      // A test that changed more than rows has had it for itself.
      if ((await schemaOf(database)) !== migratedSchema) return database.close();
      await empty(database);
      free.push(database);
    },
  };
}

/**
 * Around the work there is one transaction more, which is rolled back. A transaction of the work's is a savepoint
 * meanwhile, and so is a single statement of it: one that fails ends nothing but itself.
 */
async function undone<Result>({ db, pglite }: Lent, work: () => Promise<Result>): Promise<Result> {
  const { exec, query } = pglite;
  const ask = exec.bind(pglite);
  const savepoints: Record<string, string> = {
    begin: 'savepoint work',
    commit: 'release savepoint work',
    rollback: 'rollback to savepoint work; release savepoint work',
  };
  let isInWork = false;
  const single = async <Answer>(statement: () => Promise<Answer>): Promise<Answer> => {
    if (isInWork) return statement();
    await ask('savepoint single');
    try {
      const answer = await statement();
      await ask('release savepoint single');
      return answer;
    } catch (error) {
      await ask('rollback to savepoint single; release savepoint single');
      throw error;
    }
  };
  await whileNobodyElseAsks(db, async () => {
    await ask('begin');
    pglite.exec = (text, options) => {
      const savepoint = savepoints[text.trim().toLowerCase()];
      // pg-boss sends whole transactions as one text.
      const within = text.replace(/^\s*begin;/i, '').replace(/commit;\s*$/i, '');
      if (savepoint === undefined) return single(() => ask(within, options));
      isInWork = savepoint === savepoints.begin;
      return ask(savepoint, options);
    };
    pglite.query = (text, ...rest) => single(() => query.call(pglite, text, ...rest)) as never;
  });
  try {
    return await work();
  } finally {
    await whileNobodyElseAsks(db, async () => {
      Object.assign(pglite, { exec, query });
      await ask('rollback');
    });
  }
}

/** What was begun in the background holds the one connection until it has come to its end. */
const whileNobodyElseAsks = (db: Lent['db'], work: () => Promise<void>): Promise<void> =>
  db.connection().execute(work);

/**
 * From this many bytes of rows on a table is cut to nothing: nobody else clears away what was deleted from it. Cutting
 * one cuts all that refer to it, with their indexes, and takes as long as all else here.
 */
const large = 128 * 1024;

/** Deletes every row, whatever refers to it or guards it, and has every sequence begin anew. */
const empty = ({ db }: Lent): Promise<void> =>
  db.connection().execute(async (connection) => {
    const tables = await rowsOf<{ name: string; isLarge: boolean }>(
      connection,
      sql`
        select format('%I.%I', n.nspname, c.relname) as name, pg_relation_size(c.oid) > ${large} as "isLarge"
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'pgboss') and c.relkind = 'r'
          and (case n.nspname when 'public' then '' else n.nspname || '.' end) || c.relname <> all(${kept})`,
    );
    const full = await rowsOf<{ name: string }>(
      connection,
      sql.join(
        tables.map(
          ({ name }) => sql`
          select ${name} as name where exists (select from ${sql.raw(name)})`,
        ),
        sql` union all `,
      ),
    );
    const cut = tables.filter(({ isLarge }) => isLarge).map(({ name }) => name);
    // No trigger and no foreign key looks on; everything goes.
    await sql`set session_replication_role = replica`.execute(connection);
    if (cut.length > 0) await sql.raw(`truncate ${cut.join(', ')} cascade`).execute(connection);
    for (const { name } of full) await sql.raw(`delete from ${name}`).execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
    await sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null`.execute(connection);
  });

async function rowsOf<Row>(
  db: Lent['db'],
  statement: ReturnType<typeof sql<Row>>,
): Promise<readonly Row[]> {
  return (await statement.execute(db)).rows;
}
