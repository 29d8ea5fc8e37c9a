import type { Project } from '../../../contract/projects/projects.ts';

/** Why a student cannot register for a project now. */
export type Obstacle = 'status' | 'applied' | 'not begun' | 'deadline' | 'places';

/** The first thing that keeps a student from registering; null when nothing does. */
export function obstacleTo(project: Project, now: Date): Obstacle | null {
  if (project.applied) return 'applied';
  if (project.status !== 'pending') return 'status';
  if (project.opensAt && now < new Date(project.opensAt)) return 'not begun';
  if (project.deadline !== null && new Date(project.deadline) <= now) return 'deadline';
  if (project.placesTaken >= project.places) return 'places';
  return null;
}

/** What keeps everybody from registering for a project now, whoever has done so already. */
const closedBy = (project: Project, now: Date): Obstacle | null =>
  obstacleTo({ ...project, applied: false }, now);

export const takesApplications = (project: Project, now: Date): boolean =>
  closedBy(project, now) === null;

/** Where the closed ones begin in a list that has first what is open; its length where there are none, or not there. */
export function firstClosedIn(projects: readonly Project[], now: Date): number {
  const obstacles = projects.map((one) => closedBy(one, now));
  const at = obstacles.findIndex((one) => one !== null && one !== 'not begun');
  return at === -1 || obstacles.includes(null, at) ? projects.length : at;
}
