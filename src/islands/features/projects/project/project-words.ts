import { daysOf } from '../../../../contract/projects/condition-words.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import {
  type Obstacle,
  type Opening,
  obstacleTo,
  whyNot,
} from '../../../../machines/lifecycle/applying.ts';
import { dayOf } from '../../../ui/status/dates.ts';

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

/** Explains why a student cannot apply. */
export const whyNotHere = (obstacle: Obstacle, project: Project): string =>
  whyNot(obstacle, project, (at) => dayOf(at.toISOString()));

const openings: Record<Obstacle, string> = {
  // Only of a company that is away is this said beside Pending.
  'not-open': 'Closed for now',
  'already-applied': 'Applied',
  'applying-not-begun': 'Not open yet',
  'applying-ended': 'Closed',
  'deadline-passed': 'Closed',
  'no-places-left': 'Full',
};

/** Says if a pending project takes applications, in a word beside its status; null for other statuses. */
export function openingOf(project: Opening, now: Date): string | null {
  if (project.status !== 'pending') return null;
  const obstacle = obstacleTo(project, now);
  return obstacle ? openings[obstacle] : 'Open';
}
