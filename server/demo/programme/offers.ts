import { offerDays } from '../../../src/machines/lifecycle/application.ts';
import type { Chance } from '../chance.ts';
import { offerNotes } from '../people/replies.ts';
import type { Agenda } from './agenda.ts';
import { type Application, isWaiting, type Posting } from './posting.ts';

/** Offers of one project, and what students do with them. */
export interface Offers<Student> {
  make(application: Application<Student>, day: number): void;
  /** The student has other plans, unless the application is already decided. */
  stepBack(application: Application<Student>, day: number): void;
}

/** How students answer, as often as they do. */
const answers = [
  ...(['accept', 'accept', 'accept', 'accept', 'accept', 'accept'] as const),
  ...(['decline', 'withdraw'] as const),
];
const silent = 0.18;
const changesTheirMind = 0.06;

export function offersOf<Student>(
  posting: Posting<Student>,
  agenda: Agenda,
  chance: Chance,
  momentOf: (day: number) => Date,
): Offers<Student> {
  type Own = Application<Student>;

  function make(application: Own, day: number) {
    const note = chance.pick(offerNotes);
    posting.move(application, 'offer', 'Company', momentOf(day), { note });
    if (!chance.happens(silent)) {
      agenda.plan(day + chance.between(0.3, 6.5), (then) => answer(application, then));
    }
    agenda.plan(day + offerDays, (then) => {
      if (application.status !== 'Offered') return;
      posting.move(application, 'expire', 'system', momentOf(then));
    });
  }

  function answer(application: Own, day: number) {
    if (application.status !== 'Offered') return;
    const wanted = posting.status === 'Cancelled' ? 'decline' : chance.pick(answers);
    posting.move(application, wanted, 'Student', momentOf(day));
    if (wanted === 'accept' && chance.happens(changesTheirMind)) {
      agenda.plan(day + chance.between(1, 8), (then) => stepBack(application, then));
    }
  }

  function stepBack(application: Own, day: number) {
    if (isWaiting(application) || application.status === 'Accepted') {
      posting.move(application, 'withdraw', 'Student', momentOf(day));
    }
  }

  return { make, stepBack };
}
