import type { StandingReason } from '../../../contract/engagements/engagements.ts';
import type { FacultyStudent } from '../../../contract/universities/faculty.ts';
import { dayOf } from '../../ui/status/dates.ts';

const reasonWords: Record<StandingReason, string> = {
  blocked: 'Is blocked, and waits for an answer',
  help: 'Waits for help',
  plan: 'Waits for a plan to be agreed',
  review: 'Waits for a review',
  delivery: 'A delivery is late',
  extension: 'A request for more time waits',
  evaluation: 'An evaluation is missing',
  decision: 'Waits for the programme’s office',
  silence: 'Not heard from for two weeks',
};

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

type StandingFacts = Pick<
  FacultyStudent,
  'standing' | 'work' | 'joinedAt' | 'rejected' | 'withdrawn' | 'completed'
>;

/** Explains a student's standing, with their completed work; empty if the standing says enough. */
export function whyTheyStandSo(student: StandingFacts): string {
  const { completed } = student;
  const done =
    completed > 0 && `${completed} ${completed === 1 ? 'project' : 'projects'} completed`;
  return [reasonOf(student), done].filter(Boolean).join('. ');
}

function reasonOf({ standing, work, joinedAt, rejected, withdrawn }: StandingFacts): string {
  if (standing === 'Place to confirm') return 'Accepted a place, which waits for your answer';
  if (standing === 'Not applied') return `Joined ${dayOf(joinedAt)}`;
  if (standing === 'No open application') {
    const ended = [
      rejected > 0 && `rejected ${times(rejected)}`,
      withdrawn > 0 && `withdrew or declined ${times(withdrawn)}`,
    ].filter(Boolean);
    return ended.length > 0
      ? ended.join(', ').replace(/^./, (first) => first.toUpperCase())
      : 'Their applications have ended';
  }
  return work?.reason ? reasonWords[work.reason] : '';
}
