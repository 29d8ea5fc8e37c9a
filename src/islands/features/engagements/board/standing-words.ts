import type { OnBoard } from '../../../../contract/engagements/board.ts';
import type { NextStep } from '../../../../contract/engagements/engagements.ts';
import { nextInWords } from '../next-words.ts';

const day = 86_400_000;

/** What somebody has not done, after their name. */
const undone: Record<NextStep, (milestone: string) => string> = {
  'propose plan': () => 'has not proposed a plan',
  'answer plan': () => 'has not answered the plan',
  'propose again': () => 'has not changed the plan',
  'answer extension': (milestone) =>
    `has not answered the request for more time for “${milestone}”`,
  'answer another day': (milestone) => `has not answered the other day for “${milestone}”`,
  deliver: (milestone) => `has not handed in “${milestone}”`,
  'deliver again': (milestone) => `has not handed in “${milestone}” again`,
  review: (milestone) => `has not reviewed “${milestone}”`,
  close: () => 'has not said a closing sentence',
};

/** What puts work where it stands, in a line; of what is on track, what comes next. */
export function standingInWords(work: OnBoard, now = new Date()): string {
  const { reason, next, turn, turnSince, dueOn, milestone, studentName, companyName } = work;
  if (reason === null || next === null || turnSince === null) return nextInWords(work, 'outside');
  if (reason === 'silence') return `Nothing has been heard of ${studentName} for two weeks.`;
  const who = { student: studentName, company: companyName, both: 'Either side' }[turn ?? 'both'];
  const what = `${who} ${undone[next](milestone ?? '')}`;
  return reason === 'delivery' && dueOn
    ? `${what}. It was due ${daysSince(dueOn, now)} ago.`
    : `${what} for ${daysSince(turnSince, now)}.`;
}

function daysSince(instant: string, now: Date): string {
  const days = Math.max(1, Math.floor((now.getTime() - Date.parse(instant)) / day));
  return days === 1 ? '1 day' : `${days} days`;
}
