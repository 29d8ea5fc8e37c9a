import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';

/** The tables whose rows the demo numbers itself, so that rows can name each other before they are written. */
const numbered = [
  'accounts',
  'companies',
  'projects',
  'applications',
  'resumes',
  'contact_messages',
  'universities',
  'events',
] as const;
export type Numbering = Readonly<Record<(typeof numbered)[number], () => number>>;

/** Gives each table's next free number, one after the other. */
export async function openNumbering(db: Database): Promise<Numbering> {
  const counters = await Promise.all(
    numbered.map(async (table) => {
      const { rows } = await sql<{ last: number }>`
        select coalesce(max(id), 0)::int as last from ${sql.table(table)}`.execute(db);
      let last = rows[0]?.last ?? 0;
      return [table, () => ++last] as const;
    }),
  );
  return Object.fromEntries(counters) as Numbering;
}

/** Lets the database number on behind the rows that brought their own numbers. */
export async function closeNumbering(db: Database): Promise<void> {
  const columns = [
    ...numbered.map((table) => [table, 'id'] as const),
    ['milestones', 'series'],
  ] as const;
  for (const [table, column] of columns) {
    await sql`
      select setval(sequence, greatest((select max(${sql.ref(column)}) from ${sql.table(table)}), nextval(sequence)))
      from pg_get_serial_sequence(${table}, ${column}) as sequence`.execute(db);
  }
}
