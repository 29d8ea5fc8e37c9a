import type {
  Engagement,
  EngagementState,
  NextStep,
} from '../../../contract/engagements/engagements.ts';
import { until } from '../../../machines/lifecycle/standing.ts';
import { isolated } from '../../ui/status/isolated.ts';

/** A reader is on one of the sides, an admin, or outside. */
export type Side = 'student' | 'company' | 'office' | 'outside';

type About = Pick<
  Engagement,
  'state' | 'next' | 'turn' | 'evaluated' | 'decided' | 'milestone' | 'companyName' | 'studentName'
>;

/** True if the reader takes part in the work, rather than overseeing it. */
export const isOfTheWork = (side: Side): boolean => side === 'student' || side === 'company';

/**
 * True if it is this side's turn. A turn of both sides ends for a side once it has written its evaluation. An admin's
 * turn excludes the admin who made the decision in dispute.
 */
export const isTurnOf = (
  { turn, evaluated, decided }: Pick<Engagement, 'turn' | 'evaluated' | 'decided'>,
  side: Side,
): boolean => (turn === 'both' ? !evaluated && isOfTheWork(side) : turn === side && !decided);

type Waiting = Pick<Engagement, 'turn' | 'evaluated' | 'decided' | 'also'>;

/** An engagement once for each thing that waits in it. */
const eachWait = <One extends Waiting>(engagement: One): One[] => [
  engagement,
  // Written is said of the next step alone.
  ...engagement.also.map((wait) => ({ ...engagement, evaluated: false, ...wait })),
];

/** Everything that waits for a side, most urgent first, each as a copy of the engagement. */
export const waitsFor = <One extends Waiting>(engagement: One, side: Side): One[] =>
  eachWait(engagement).filter((one) => isTurnOf(one, side));

/** An engagement as a side reads it: with what waits for that side before what it waits for itself. */
export const asReadBy = <One extends Waiting>(engagement: One, side: Side): One =>
  waitsFor(engagement, side)[0] ?? engagement;

/** Next step for the reader whose turn it is. */
const yours: Record<NextStep, (of: About) => string> = {
  help: ({ studentName }) => `Answer ${studentName}, who needs help`,
  unblock: ({ studentName }) => `Answer ${studentName}, who is blocked`,
  'propose plan': () => 'Propose a plan',
  'answer plan': () => 'Read the plan and answer',
  'propose again': () => 'Change the plan as you were asked',
  'answer extension': ({ milestone }) => `Answer the request for more time for “${milestone}”`,
  'answer another day': ({ milestone }) => `Answer the offer of another day for “${milestone}”`,
  deliver: ({ milestone }) => `Hand in “${milestone}”`,
  'deliver again': ({ milestone }) => `Change “${milestone}” and hand it in again`,
  review: ({ milestone }) => `Review “${milestone}”`,
  'evaluate midway': () => 'Write your midpoint evaluation',
  evaluate: () => 'Write your evaluation',
  decide: () => 'Decide the outcome',
  'decide objection': () => 'Decide on the objection',
  'allow showing': ({ studentName }) => `Say what ${studentName} may show`,
};

/** Next step for others, after a name: ‘Voltara proposes a plan’. */
const theirs: Record<NextStep, (of: About, whose: string) => string> = {
  help: (_, whose) => `answers ${whose} request for help`,
  unblock: (_, whose) => `answers ${whose} request for help: the work is blocked`,
  'propose plan': () => 'proposes a plan',
  'answer plan': () => 'answers the plan',
  'propose again': () => 'changes the plan',
  'answer extension': ({ milestone }) => `answers the request for more time for “${milestone}”`,
  'answer another day': ({ milestone }) => `answers the offer of another day for “${milestone}”`,
  deliver: ({ milestone }) => `hands in “${milestone}”`,
  'deliver again': ({ milestone }) => `changes “${milestone}” and hands it in again`,
  review: ({ milestone }) => `reviews “${milestone}”`,
  'evaluate midway': () => 'writes a midpoint evaluation',
  evaluate: () => 'writes an evaluation',
  decide: () => 'decides the outcome',
  'decide objection': () => 'decides on the objection',
  'allow showing': (_, whose) => `says what ${whose} portfolio may show`,
};

const over: Partial<Record<EngagementState, string>> = {
  Completed: 'The work is completed.',
  'Not completed': 'The work was not completed.',
};

/** Next step and whose turn it is, in a line. */
export const nextInWords = (engagement: About, side: Side): string =>
  isolated(nextSentence(engagement, side));

function nextSentence(engagement: About, side: Side): string {
  const { state, next, turn, evaluated, decided, companyName, studentName } = engagement;
  if (next === null || turn === null) return over[state] ?? 'The work has ended early.';
  if (isTurnOf(engagement, side))
    return `Your turn: ${yours[next](engagement).replace(/^./, (first) => first.toLowerCase())}.`;
  if (turn === 'both')
    return evaluated
      ? 'Your evaluation is in. Both open together.'
      : 'Next, both sides evaluate the work.';
  const office = decided ? 'somebody else in the programme’s office' : 'the programme’s office';
  const who = { student: studentName, company: companyName, office }[turn];
  const whose = side === 'student' ? 'your' : `${studentName}’s`;
  return `Next, ${who} ${theirs[next](engagement, whose)}.`;
}

/** The day by which the next step should be done, such as `2031-05-04`; null where there is none. */
export const dueBy = ({
  next,
  turnSince,
  dueOn,
}: Pick<Engagement, 'next' | 'turnSince' | 'dueOn'>): string | null =>
  next && turnSince && until({ next, since: turnSince.slice(0, 10), dueOn });

/** Label of the next step's button, for the reader whose turn it is. */
export const nextAct = (engagement: About): string =>
  engagement.next === null ? '' : isolated(yours[engagement.next](engagement));
