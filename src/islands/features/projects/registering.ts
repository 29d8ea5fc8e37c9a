import type { Project } from '../../../contract/projects/projects.ts';

/** Reasons why a student cannot register for a project now. */
export type Obstacle = 'company' | 'status' | 'applied' | 'not begun' | 'deadline' | 'places';

export type Registrable = Pick<
  Project,
  'status' | 'places' | 'placesTaken' | 'deadline' | 'opensAt'
> &
  Partial<Pick<Project, 'applied' | 'companyAway'>>;

/** The first thing that keeps a student from registering; null when nothing does. */
export function obstacleTo(project: Registrable, now: Date): Obstacle | null {
  if (project.companyAway) return 'company';
  if (project.applied) return 'applied';
  if (project.status !== 'pending') return 'status';
  if (project.opensAt && now < new Date(project.opensAt)) return 'not begun';
  if (project.deadline !== null && new Date(project.deadline) <= now) return 'deadline';
  if (project.placesTaken >= project.places) return 'places';
  return null;
}

/** Obstacle for everybody to registering now, even for those who have done so. */
const closedBy = (project: Project, now: Date): Obstacle | null =>
  obstacleTo({ ...project, applied: false }, now);

interface ByOpenness {
  /** Projects the student can apply to, now or later, then those applied to. */
  readonly open: readonly Project[];
  readonly closed: readonly Project[];
  /** True if the list puts closed projects last, so that only closed ones follow on the next pages. */
  readonly isLast: boolean;
}

/** A page of projects, in the order in which they concern a student. */
export function byOpenness(projects: readonly Project[], now: Date): ByOpenness {
  const isClosed = (one: Project) => ![null, 'not begun'].includes(closedBy(one, now));
  const [open, closed] = [projects.filter((one) => !isClosed(one)), projects.filter(isClosed)];
  return {
    open: open.toSorted((one, other) => Number(one.applied) - Number(other.applied)),
    closed,
    isLast: projects.slice(open.length).every(isClosed),
  };
}
