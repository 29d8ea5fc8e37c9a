import { sql } from 'kysely';
import type { TermForm } from '../../src/contract/terms.ts';
import { toRow } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { termColumnOf } from './listing.ts';
import { instantsOf } from './programme-day.ts';

/** @returns its number, or null where another term has the name */
export async function insertTerm(
  transaction: Database,
  form: TermForm,
  timeZone: string,
  at: Date,
): Promise<number | null> {
  const row = await transaction
    .insertInto('terms')
    .values({ ...toRow(termColumnOf, form), ...instantsOf(form, timeZone), created_at: at })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Writes a term over. */
export async function writeTerm(
  transaction: Database,
  id: number,
  form: TermForm,
  timeZone: string,
): Promise<void> {
  await transaction
    .updateTable('terms')
    .set({ ...toRow(termColumnOf, form), ...instantsOf(form, timeZone) })
    .where('id', '=', id)
    .execute();
}

/** Whether another term has this name, whatever the letter case. */
export async function isNameTaken(
  transaction: Database,
  name: string,
  exceptId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from terms where lower(name) = lower(${name}) and id <> ${exceptId}`.execute(
    transaction,
  );
  return rows.length > 0;
}
