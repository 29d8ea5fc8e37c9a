import type { Engagement, NextStep } from '../../../contract/engagements/engagements.ts';

/** From where somebody looks at an engagement: from one of its sides, or from outside. */
export type Side = 'student' | 'company' | 'outside';

type About = Pick<
  Engagement,
  'state' | 'next' | 'turn' | 'milestone' | 'companyName' | 'studentName'
>;

/** Whether it is this side’s turn. */
export const isTurnOf = ({ turn }: Pick<Engagement, 'turn'>, side: Side): boolean =>
  turn === side || (turn === 'both' && side !== 'outside');

/** What is to be done next, as the one whose turn it is reads it. */
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
  close: () => 'Write a closing sentence',
};

/** The same as everybody else reads it, after a name: ‘Voltara proposes a plan’. */
const theirs: Record<NextStep, (of: About, whose: string) => string> = {
  help: (_, whose) => `answers ${whose} request for help`,
  unblock: (_, whose) => `answers ${whose} call for help: the work is blocked`,
  'propose plan': () => 'proposes a plan',
  'answer plan': () => 'answers the plan',
  'propose again': () => 'changes the plan',
  'answer extension': ({ milestone }) => `answers the request for more time for “${milestone}”`,
  'answer another day': ({ milestone }) => `answers the offer of another day for “${milestone}”`,
  deliver: ({ milestone }) => `hands in “${milestone}”`,
  'deliver again': ({ milestone }) => `changes “${milestone}” and hands it in again`,
  review: ({ milestone }) => `reviews “${milestone}”`,
  close: () => 'writes a closing sentence',
};

/** What is next in an engagement, and whose turn it is, in a line. */
export function nextInWords(engagement: About, side: Side): string {
  const { state, next, turn, companyName, studentName } = engagement;
  if (next === null || turn === null)
    return state === 'Completed' ? 'The work is completed.' : 'The work has ended early.';
  if (isTurnOf(engagement, side))
    return `Your turn: ${yours[next](engagement).replace(/^./, (first) => first.toLowerCase())}.`;
  if (turn === 'both') return 'Next, each side writes a closing sentence.';
  const who = turn === 'student' ? studentName : companyName;
  const whose = side === 'student' ? 'your' : `${studentName}’s`;
  return `Next, ${who} ${theirs[next](engagement, whose)}.`;
}

/** What the button of the next step says; only for whoever’s turn it is. */
export const nextAct = (engagement: About): string =>
  engagement.next === null ? '' : yours[engagement.next](engagement);
