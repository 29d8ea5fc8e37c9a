import type { TermForm } from '../../../src/contract/terms/terms.ts';
import { toRow } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/open.ts';
import { Problem } from '../../platform/http/problem.ts';
import { instantsOf } from '../../platform/jobs/programme-day.ts';
import { termColumnOf } from './listing.ts';

/** @returns its number @throws {Problem} `term-name-taken` */
export async function insertTerm(
  transaction: Database,
  form: TermForm,
  timeZone: string,
  at: Date,
): Promise<number> {
  const row = await transaction
    .insertInto('terms')
    .values({ ...toRow(termColumnOf, form), ...instantsOf(form, timeZone), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch(refuseNameTaken);
  return row.id;
}

/** Writes a term over. @throws {Problem} `term-name-taken` */
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
    .execute()
    .catch(refuseNameTaken);
}

const uniqueViolation = '23505';

/** The index on the name decides, also between two admins at the same moment. */
function refuseNameTaken(error: unknown): never {
  if ((error as { code?: string }).code !== uniqueViolation) throw error;
  const message = 'Another term already has this name.';
  throw new Problem('term-name-taken', undefined, { errors: [{ path: 'name', message }] });
}
