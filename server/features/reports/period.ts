import { dayMs } from '../../../src/contract/days.ts';
import { badField } from '../../platform/http/problem.ts';

/** Usual and longest period of a report, in days. */
const usualDays = 90;
const mostDays = 3 * 366;

/** Days in UTC; `from` and `until` are the instants they begin and end, the end not included. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/**
 * The period somebody asked for: the last 90 days without, up to today without an end.
 * @throws {Problem} `invalid` for one that ends before it begins, or is longer than three years
 */
export function periodOf({ from, to }: { from: string; to: string }, now: Date): Period {
  const until = to === '' ? startOfDay(now, 1) : startOfDay(new Date(to), 1);
  const begin = from === '' ? new Date(until.getTime() - usualDays * dayMs) : new Date(from);
  if (begin >= until) throw badField('to', 'The last day must not be before the first.');
  if (until.getTime() - begin.getTime() > mostDays * dayMs)
    throw badField('from', 'Choose at most three years.');
  return { from: begin, until };
}

/** The period of the same length right before. */
export const periodBefore = ({ from, until }: Period): Period => ({
  from: new Date(2 * from.getTime() - until.getTime()),
  until: from,
});

/** The first and the last day, as they are said. */
export const daysOf = ({ from, until }: Period) => ({
  from: from.toISOString().slice(0, 10),
  to: new Date(until.getTime() - dayMs).toISOString().slice(0, 10),
});

function startOfDay(moment: Date, daysAhead: number): Date {
  const start = new Date(moment);
  start.setUTCHours(0, 0, 0, 0);
  return new Date(start.getTime() + daysAhead * dayMs);
}
