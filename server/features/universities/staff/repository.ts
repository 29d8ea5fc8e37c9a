import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute } from '../../../platform/database/rows.ts';
import { badField } from '../../../platform/http/problem.ts';

/** Somebody who works at universities, for an account that is there. */
export async function insertStaff(
  transaction: Database,
  id: number,
  name: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('faculty')
    .values({ account_id: id, name, created_at: now })
    .execute();
}

export async function renameStaff(transaction: Database, id: number, name: string): Promise<void> {
  await transaction.updateTable('faculty').set({ name }).where('account_id', '=', id).execute();
}

/**
 * Says where somebody works, in place of what was said before.
 * @throws {Problem} `invalid` where one of the universities is gone
 */
export async function writeUniversities(
  transaction: Database,
  id: number,
  universityIds: readonly number[],
): Promise<void> {
  // Those of before too: one that is merged at this moment is waited for, and what it left here goes as well.
  const rows = await allRows<{ id: number }>(transaction)`
    select u.id from universities u
    where u.id = any(${universityIds}::bigint[])
      or u.id in (select university_id from faculty_universities where account_id = ${id})
    order by u.id for key share`;
  const there = new Set(rows.map((row) => row.id));
  if (universityIds.some((one) => !there.has(one)))
    throw badField(
      'universityIds',
      'One of these universities has been merged or deleted. Choose again.',
    );
  await execute(transaction)`
    delete from faculty_universities
    where account_id = ${id} and university_id <> all(${universityIds}::bigint[])`;
  await execute(transaction)`
    insert into faculty_universities (account_id, university_id)
    select distinct ${id}::bigint, one from unnest(${universityIds}::bigint[]) as one
    on conflict do nothing`;
}
