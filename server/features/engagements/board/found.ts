import { type RawBuilder, sql } from 'kysely';
import type { QueryExecutor } from '../../../platform/database/open.ts';
import { searchedIn } from '../../../platform/database/paged.ts';
import { unprepared } from '../../../platform/database/postgresql/named-client.ts';

/** Up to so many hits are looked up one by one; for more, the board is walked until its page is full. */
const lookedUpAtMost = 2_000;

/** Of `engagements e` that run, those whose project, student or company has a text. */
export async function found(db: QueryExecutor, text: string): Promise<RawBuilder<unknown>> {
  const has = (table: 'p' | 's' | 'c') => searchedIn(sql.ref(`${table}.search`), text);
  const running = sql`join engagements e on e.id = a.id and e.next is not null`;
  const { rows } = await sql<{ id: number }>`
    ${sql.raw(unprepared)}
    select id from (
      select a.id from projects p join applications a on a.project_id = p.id ${running} where ${has('p')}
      union all
      select a.id from students s join applications a on a.student_id = s.id ${running} where ${has('s')}
      union all
      select a.id from companies c join projects p on p.company_id = c.id join applications a on a.project_id = p.id
        ${running} where ${has('c')}
    ) hits limit ${sql.lit(lookedUpAtMost + 1)}`.execute(db);
  if (rows.length <= lookedUpAtMost) return sql`e.id = any(${rows.map(({ id }) => id)}::bigint[])`;
  return sql`exists (
    select from applications a join projects p on p.id = a.project_id join students s on s.id = a.student_id
      join companies c on c.id = p.company_id
    where a.id = e.id and (${has('p')} or ${has('s')} or ${has('c')}))`;
}
