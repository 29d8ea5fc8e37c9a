import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/open.ts';

/** Whether a token is that of some student's digests. */
export async function isUnsubscribeToken(db: Database, token: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from search_digests where unsubscribe_token = ${token}`.execute(db);
  return rows.length > 0;
}

/** Ends all digests of the student whose token it is; the searches stay. @returns whether there is such a student */
export async function endDigests(db: Database, token: string): Promise<boolean> {
  const { rows } = await sql`
    with reader as (select student_id from search_digests where unsubscribe_token = ${token}),
      ended as (
        update saved_searches set digest = 'off' where student_id in (select student_id from reader) and digest <> 'off')
    select 1 from reader`.execute(db);
  return rows.length > 0;
}
