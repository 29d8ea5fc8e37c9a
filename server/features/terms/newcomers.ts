import { termOfNewcomer } from '../../../src/machines/lifecycle/term.ts';
import type { Database } from '../../platform/database/open.ts';
import { allValues } from '../../platform/database/rows.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { allTerms } from './listing.ts';

interface Now {
  readonly timeZone: string;
  readonly at: Date;
}

/** The term that a student comes into who names none, held until the transaction ends; null for none. */
export async function newcomersTerm(
  transaction: Database,
  { timeZone, at }: Now,
): Promise<number | null> {
  const term = termOfNewcomer(await allTerms(transaction, dayIn(timeZone, at)));
  const isThere = await lockTerms(transaction, term ? [term.id] : []);
  return term && isThere(term.id) ? term.id : null;
}

/** Keeps terms from being deleted until the transaction ends. @returns which of them are there */
export async function lockTerms(
  transaction: Database,
  ids: readonly number[],
): Promise<(id: number) => boolean> {
  const there = new Set(
    await allValues<number>(transaction)`
    select id from terms where id = any(${ids}::bigint[]) order by id for key share`,
  );
  return (id) => there.has(id);
}

/** A term as a line of a file names it: its number, null for none, or what is wrong with the name. */
type Named = { readonly termId: number | null } | { readonly fault: string };

/** Finds terms by name, in any letter case. An empty name means the term of a newcomer. */
export async function termsByName(
  db: Database,
  { timeZone, at }: Now,
): Promise<(name: string) => Named> {
  const terms = await allTerms(db, dayIn(timeZone, at));
  const usual = termOfNewcomer(terms)?.id ?? null;
  const byName = new Map(terms.map((term) => [term.name.toLowerCase(), term]));
  return (name) => {
    if (name === '') return { termId: usual };
    const term = byName.get(name.toLowerCase());
    if (!term) return { fault: 'There is no term with this name.' };
    return term.phase === 'past' ? { fault: `${term.name} is over.` } : { termId: term.id };
  };
}
