import type { OnBoard } from '../../../contract/engagements/board.ts';
import {
  type Programme,
  type Term,
  type TermDate,
  termDateNames,
} from '../../../contract/terms/terms.ts';

/** Something that is due on a day: a date of a term, or what is to be handed in in some work. */
export type Due = { readonly day: string } & (
  | { readonly date: TermDate; readonly term: Term }
  | { readonly work: OnBoard }
);

/** Each day that is still to come and what is due on it, the next first. */
export function daysToCome(
  { today, terms }: Pick<Programme, 'today' | 'terms'>,
  work: readonly OnBoard[],
): [day: string, all: Due[]][] {
  const all: Due[] = [
    ...terms.flatMap((term) => termDateNames.map((date) => ({ day: term[date], date, term }))),
    ...work.map((one) => ({ day: one.dueOn ?? '', work: one })),
  ];
  const toCome = all.filter(({ day }) => day >= today);
  return [...Map.groupBy(toCome, ({ day }) => day)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
}
