import { daysOf } from '../../../../contract/projects/condition-words.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { labelOfStatus } from '../../../../contract/projects/statuses.ts';
import { dayOf, lastDayOf } from '../../../ui/status/dates.ts';
import { type Obstacle, obstacleTo, type Registrable } from '../registering.ts';

const day = 24 * 60 * 60 * 1000;

export function placesLeftOf({ places, placesTaken }: Project): string {
  const left = Math.max(places - placesTaken, 0);
  return left === 1 ? '1 place left' : `${left} places left`;
}

/** Time left to apply: `5 days left`, `less than a day left`; null once it is over. */
export function timeLeftOf(deadline: string, now: Date): string | null {
  const left = new Date(deadline).getTime() - now.getTime();
  if (left <= 0) return null;
  return left < day ? 'less than a day left' : `${daysOf(Math.floor(left / day))} left`;
}

export const sentenceOf: Record<Obstacle, (project: Project) => string> = {
  company: ({ companyName }) => `${companyName} is not on Trestle at present.`,
  applied: () => 'You have applied.',
  status: ({ status, companyName }) =>
    status === 'On Hold'
      ? `${companyName} has put this project on hold.`
      : `Not open for registration: ${labelOfStatus(status)}.`,
  'not begun': ({ opensAt }) => `Applications open on ${dayOf(opensAt ?? '')}.`,
  deadline: ({ deadline }) => `Applications closed on ${lastDayOf(deadline ?? '')}.`,
  places: () => 'All places are taken.',
};

const openings: Record<Exclude<Obstacle, 'status'>, string> = {
  company: 'Closed for now',
  applied: 'Applied',
  'not begun': 'Not open yet',
  deadline: 'Closed',
  places: 'Full',
};

/** Says if a pending project takes applications, in a word beside its status; null for other statuses. */
export function openingOf(project: Registrable, now: Date): string | null {
  if (project.status !== 'pending') return null;
  const obstacle = obstacleTo(project, now);
  return obstacle === null || obstacle === 'status' ? 'Open' : openings[obstacle];
}
