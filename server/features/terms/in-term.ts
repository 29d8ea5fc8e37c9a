import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { badField } from '../../platform/http/problem.ts';
import type { TermTimes } from './rules.ts';

/** The times of `terms t`. */
export const termTimes = sql`
  t.name, t.opens_at as "opensAt", t.closes_at as "closesAt", t.answers_end_at as "answersEndAt", t.ends_at as "endsAt"`;

/** Holds a term as it is until the transaction ends; null for none. @throws {Problem} `invalid` where there is no such term */
export async function lockTerm(
  transaction: Database,
  id: number | null,
): Promise<TermTimes | null> {
  if (id === null) return null;
  const row = await firstRow<TermTimes>(transaction)`
    select ${termTimes} from terms t where t.id = ${id} for share`;
  if (!row) throw badField('termId', 'There is no such term.');
  return row;
}

/**
 * A project's dates within its term. Without a deadline of its own, applications end with the term's. `isChosen` means
 * that it was not in the term before.
 * @throws {Problem} `invalid` for a term that takes no more applications, and for a deadline after the term's
 */
export function inTerm<Form extends { readonly deadline: string | null }>(
  form: Form,
  term: TermTimes | null,
  { isChosen, at }: { readonly isChosen: boolean; readonly at: Date },
): Form {
  if (!term) return form;
  const { name, closesAt } = term;
  if (isChosen && closesAt <= at)
    throw badField('termId', `Applications for ${name} have closed. Choose another term, or none.`);
  if (form.deadline === null) return { ...form, deadline: closesAt.toISOString() };
  if (new Date(form.deadline) > closesAt) throw badField('deadline', afterTerm(name));
  return form;
}

export const afterTerm = (name: string): string =>
  `Applications for ${name} close before that. Choose an earlier time, or none.`;

/** The condition on a table's rows, `projects p` or `students s`, that they are in a term, or with `none` in no term. */
export const ofTerm = (term: number | 'none', table: 'p' | 's'): RawBuilder<unknown> => {
  const column = sql.ref(`${table}.term_id`);
  return term === 'none' ? sql`${column} is null` : sql`${column} = ${term}`;
};
