import { sql } from 'kysely';
import type { SavedSearch } from '../../../../../src/contract/projects/saved-searches.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows, execute, firstRow } from '../../../../platform/database/rows.ts';
import { searchFields } from '../repository.ts';
import type { DigestTimes } from './rules.ts';

export type DueSearch = SavedSearch & { readonly digestedUntil: Date };

const isDue = ({ dailyBefore, weeklyBefore }: DigestTimes) => sql`
  (s.digest = 'daily' and s.digested_until < ${dailyBefore}
    or s.digest = 'weekly' and s.digested_until < ${weeklyBefore})`;

/** Students, except these, who have a search that is due and an address that is theirs, by their numbers. */
export async function studentsDue(
  db: Database,
  times: DigestTimes,
  except: readonly number[],
  atMost: number,
): Promise<number[]> {
  const rows = await allRows<{ id: number }>(db)`
    select distinct s.student_id as id
    from saved_searches s join accounts a on a.id = s.student_id and a.state = 'active'
    where s.digest <> 'off' and s.student_id <> all(${except}::bigint[]) and ${isDue(times)}
    order by s.student_id limit ${atMost}`;
  return rows.map(({ id }) => id);
}

export interface Reader {
  readonly email: string;
  readonly unsubscribeToken: string;
}

/**
 * Holds a student's digests until the transaction ends, so that of several instances one sends them.
 * @returns null where another instance holds them, one has gone out today, or the student may no longer sign in
 */
export const lockDigests = (transaction: Database, studentId: number, { today }: DigestTimes) =>
  firstRow<Reader>(transaction)`
    select a.email, d.unsubscribe_token as "unsubscribeToken"
    from search_digests d join accounts a on a.id = d.student_id and a.state = 'active'
    where d.student_id = ${studentId} and (d.sent_at is null or d.sent_at < ${today})
    for update of d skip locked`;

/** A student's searches that are due, in the order they were saved. */
export const searchesDue = (transaction: Database, studentId: number, times: DigestTimes) =>
  allRows<DueSearch>(transaction)`
    select ${searchFields}, s.digested_until as "digestedUntil" from saved_searches s
    where s.student_id = ${studentId} and ${isDue(times)} order by s.created_at, s.id`;

/** Notes up to when these searches were looked through, and whether that came to a mail. */
export async function noteDigested(
  transaction: Database,
  studentId: number,
  searches: readonly DueSearch[],
  { now, until }: DigestTimes,
  isSent: boolean,
): Promise<void> {
  await execute(transaction)`
    update saved_searches set digested_until = ${until}
    where id = any(${searches.map(({ id }) => id)}::bigint[])`;
  if (isSent)
    await execute(transaction)`
      update search_digests set sent_at = ${now} where student_id = ${studentId}`;
}
