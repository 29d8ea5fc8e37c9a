import type { OnBoard } from '../../../../contract/engagements/board.ts';
import { isOfWork, type WorkStep } from '../../../../contract/engagements/engagements.ts';
import { timeNow } from '../../../../session/clock.ts';
import { forHowLong } from '../../../ui/status/ago.ts';
import { isolated } from '../../../ui/status/isolated.ts';
import { nextInWords } from '../next-words.ts';

/** Missing actions, to follow a name. */
const undone: Record<WorkStep, (milestone: string) => string> = {
  help: () => 'has not answered the request for help',
  unblock: () => 'has not answered the request for help',
  'propose plan': () => 'has not proposed a plan',
  'answer plan': () => 'has not answered the plan',
  'propose again': () => 'has not changed the plan',
  'answer extension': (milestone) =>
    `has not answered the request for more time for “${milestone}”`,
  'answer another day': (milestone) =>
    `has not answered the offer of another day for “${milestone}”`,
  deliver: (milestone) => `has not handed in “${milestone}”`,
  'deliver again': (milestone) => `has not handed in “${milestone}” again`,
  review: (milestone) => `has not reviewed “${milestone}”`,
  evaluate: () => 'has not evaluated the work',
  decide: () => 'has not decided the outcome',
  'decide objection': () => 'has not decided on the objection',
};

/** Explains the work's standing in a line; for work on track, gives the next step. */
export const standingInWords = (work: OnBoard, now = timeNow()): string =>
  isolated(standingSentence(work, now));

function standingSentence(work: OnBoard, now: Date): string {
  const { reason, next, turn, turnSince, dueOn, milestone, studentName, companyName } = work;
  if (reason === null || next === null || !isOfWork(next) || turnSince === null)
    return nextInWords(work, 'outside');
  const howLong = forHowLong(turnSince, now);
  if (reason === 'blocked') return `${studentName} is blocked, and waits for an answer ${howLong}.`;
  if (reason === 'help') return `${studentName} needs help, and waits for an answer ${howLong}.`;
  if (reason === 'silence') return `Nothing has been heard from ${studentName} for two weeks.`;
  const who = {
    student: studentName,
    company: companyName,
    both: 'At least one side',
    office: 'The programme’s office',
  }[turn ?? 'both'];
  const what = `${who} ${undone[next](milestone ?? '')}`;
  if (reason !== 'delivery' || dueOn === null) return `${what} ${howLong}.`;
  return `${what}. It was due ${forHowLong(dueOn, now).slice('for '.length)} ago.`;
}
