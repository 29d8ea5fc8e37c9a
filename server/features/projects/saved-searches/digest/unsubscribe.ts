import type { Database } from '../../../../platform/database/open.ts';
import { hasRow } from '../../../../platform/database/rows.ts';

/** Whether a token is that of some student's digests. */
export const isUnsubscribeToken = (db: Database, token: string) =>
  hasRow(db)`
    select 1 from search_digests where unsubscribe_token = ${token}`;

/** Ends all digests of the student whose token it is; the searches stay. @returns whether there is such a student */
export const endDigests = (db: Database, token: string) =>
  hasRow(db)`
    with reader as (select student_id from search_digests where unsubscribe_token = ${token}),
      ended as (
        update saved_searches set digest = 'off' where student_id in (select student_id from reader) and digest <> 'off')
    select 1 from reader`;
