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
