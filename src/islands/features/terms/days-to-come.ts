import {
  type Programme,
  type Term,
  type TermDate,
  termDateNames,
} from '../../../contract/terms/terms.ts';

/** One day on which something is due. */
export interface CalendarDay {
  readonly day: string;
  readonly date: TermDate;
  readonly term: Term;
}

/** What is still to come in all terms, the next first. */
export const daysToCome = ({ today, terms }: Pick<Programme, 'today' | 'terms'>): CalendarDay[] =>
  terms
    .flatMap((term) => termDateNames.map((date) => ({ day: term[date], date, term })))
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
