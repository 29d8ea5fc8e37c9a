import { daysLater } from '../../../../src/contract/days.ts';
import type { FactsOf } from '../../../../src/contract/events/kinds.ts';
import type { Term } from '../../../../src/contract/terms/terms.ts';
import { termReminders } from '../../../../src/words/terms/news.ts';

/** Days before a date that people are reminded of it. */
const remindedDaysBefore = 3;

/** A date of a term, and whom it concerns. */
export interface DueReminder extends FactsOf<'term date near'> {
  readonly termId: number;
}

/** Lists the reminders due on a day: from three days before each date of a term until it is over. */
export function dueReminders(terms: readonly Term[], today: string): DueReminder[] {
  const last = daysLater(today, remindedDaysBefore);
  return terms.flatMap((term) =>
    termReminders
      .filter(({ date }) => today <= term[date] && term[date] <= last)
      .map(({ date, concerns }) => ({ termId: term.id, date, day: term[date], concerns })),
  );
}
