import type { RejectionReason } from '../../../src/contract/applications/moves.ts';
import type { Chance } from '../chance.ts';
import { refusals } from '../people/replies.ts';
import type { Agenda } from './agenda.ts';
import { offersOf } from './offers.ts';
import { type Application, isWaiting, type Posting } from './posting.ts';

/** How the people around one project act on their own. Days count from now. */
interface Behaviour<Student> {
  applied(application: Application<Student>, day: number): void;
  /** The project will soon begin: free places are offered to those who wait. */
  soonToBegin(day: number): void;
  /** The day before it begins: with nobody on board yet, the company telephones. */
  aboutToBegin(day: number): void;
  begun(day: number, tidy: boolean): void;
  ended(day: number): void;
}

/** Reasons as often as companies give them while places are left. */
const usualReasons: readonly RejectionReason[] = [
  ...(['skills', 'skills', 'skills'] as const),
  ...(['availability', 'incomplete', 'other'] as const),
];

export function behaviour<Student>(
  posting: Posting<Student>,
  keptFree: number,
  agenda: Agenda,
  chance: Chance,
  momentOf: (day: number) => Date,
): Behaviour<Student> {
  type Own = Application<Student>;
  const offers = offersOf(posting, agenda, chance, momentOf);

  const roomToOffer = () => posting.placesTaken + keptFree < posting.places;

  const refuse = (application: Own, day: number, reason: RejectionReason) =>
    posting.move(application, 'reject', 'Company', momentOf(day), {
      reason,
      note: chance.pick(refusals[reason]),
    });

  function look(application: Own, day: number) {
    if (posting.status !== 'pending' || application.status !== 'Under Review') return;
    const mood = chance.fraction();
    if (mood < 0.44) {
      posting.move(application, 'shortlist', 'Company', momentOf(day));
      agenda.plan(day + chance.between(1, 6), (then) => decide(application, then));
    } else if (mood < 0.56 && roomToOffer()) offers.make(application, day);
    else if (mood > 0.8) refuse(application, day, chance.pick(usualReasons));
  }

  function decide(application: Own, day: number) {
    if (posting.status !== 'pending' || application.status !== 'Shortlisted') return;
    if (posting.placesTaken >= posting.places) refuse(application, day, 'places');
    else if (chance.happens(0.2)) refuse(application, day, chance.pick(usualReasons));
    else if (roomToOffer()) offers.make(application, day);
  }

  const planForAll = (day: number, act: (application: Own, day: number) => void) => {
    for (const application of posting.applications) {
      agenda.plan(day + chance.between(0.3, 1.8), (then) => act(application, then));
    }
  };

  return {
    applied(application, day) {
      agenda.plan(day + chance.between(0.4, 7), (then) => look(application, then));
      if (chance.happens(0.06)) {
        agenda.plan(day + chance.between(1, 10), (then) => offers.stepBack(application, then));
      }
    },

    soonToBegin(day) {
      if (posting.status !== 'pending') return;
      for (const application of posting.applications) {
        if (isWaiting(application) && roomToOffer()) offers.make(application, day);
      }
    },

    aboutToBegin(day) {
      if (posting.applications.some(({ status }) => status === 'Accepted')) return;
      const offered = posting.applications.find(({ status }) => status === 'Offered');
      const asked = offered ?? posting.applications.find(isWaiting);
      if (!asked) return;
      if (!offered) offers.make(asked, day);
      agenda.plan(day + 0.2, (then) => {
        if (asked.status === 'Offered') posting.move(asked, 'accept', 'Student', momentOf(then));
      });
    },

    begun(day, tidy) {
      if (!tidy) return;
      planForAll(day, (application, then) => {
        if (isWaiting(application)) refuse(application, then, 'places');
      });
    },

    ended(day) {
      planForAll(day, (application, then) => {
        if (application.status !== 'Accepted') return;
        if (posting.status === 'Cancelled')
          posting.move(application, 'end', 'Company', momentOf(then), { reason: 'other' });
        else if (posting.status === 'Completed') {
          posting.move(application, 'complete', 'system', momentOf(then));
        }
      });
    },
  };
}
