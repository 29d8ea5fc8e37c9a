import type { Project } from '../../contract/projects/projects.ts';
import { labelOfStatus } from '../../contract/projects/statuses.ts';

/** Reasons why nobody can apply to a project now. */
type Closed = Exclude<Project['applying'], 'open'>;

/** Reasons why a student cannot. */
export type Obstacle = Closed | 'already-applied';

type Instant = Date | string | null;

/** Facts that decide if students can apply; instants as the database or the wire has them. */
export interface Opening extends Pick<Project, 'status' | 'places' | 'placesTaken'> {
  readonly deadline: Instant;
  /** Start and end of applications in the project's term. */
  readonly opensAt?: Instant | undefined;
  readonly closesAt?: Instant | undefined;
  /** The company's account is disabled. */
  readonly companyAway?: boolean | undefined;
  /** The asking student has a live application. */
  readonly applied?: boolean | null | undefined;
}

/** The first thing that keeps everybody from applying; null for nothing. */
export function closedBy(project: Opening, now: Date): Closed | null {
  const { status, opensAt, closesAt, deadline, companyAway } = project;
  const isPast = (instant: Instant | undefined) => Boolean(instant) && new Date(instant!) <= now;
  if (status !== 'pending' || companyAway) return 'not-open';
  if (opensAt && !isPast(opensAt)) return 'applying-not-begun';
  if (isPast(closesAt)) return 'applying-ended';
  if (isPast(deadline)) return 'deadline-passed';
  if (project.placesTaken >= project.places) return 'no-places-left';
  return null;
}

/** The first thing that keeps a student from applying; null for nothing. */
export const obstacleTo = (project: Opening, now: Date): Obstacle | null =>
  project.applied && !project.companyAway ? 'already-applied' : closedBy(project, now);

/**
 * Sentence of an obstacle.
 * @param day formats the day of an instant
 */
export function whyNot(
  obstacle: Obstacle,
  project: Pick<Opening, 'status' | 'deadline' | 'opensAt' | 'companyAway'> &
    Pick<Project, 'companyName'>,
  day: (at: Date) => string,
): string {
  const { companyName, status, deadline, opensAt } = project;
  switch (obstacle) {
    case 'not-open':
      if (project.companyAway) return `${companyName} is not on Trestle at present.`;
      if (status === 'On Hold') return `${companyName} has put this project on hold.`;
      return `Not open for registration: ${labelOfStatus(status)}.`;
    case 'already-applied':
      return 'You have applied.';
    case 'applying-not-begun':
      return `Applications open on ${day(new Date(opensAt ?? 0))}.`;
    case 'applying-ended':
    case 'deadline-passed':
      // Applications that end at midnight close on the day before.
      return `Applications closed on ${day(new Date(new Date(deadline ?? 0).getTime() - 1))}.`;
    case 'no-places-left':
      return 'All places are taken.';
  }
}
