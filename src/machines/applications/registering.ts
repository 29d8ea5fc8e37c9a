import type { Project } from '../../contract/projects.ts';

/** Why a student cannot register for a project now. */
export type Obstacle = 'status' | 'applied' | 'deadline' | 'places';

/** The first thing that keeps a student from registering; null when nothing does. */
export function obstacleTo(project: Project, now: Date): Obstacle | null {
  if (project.applied) return 'applied';
  if (project.status !== 'pending') return 'status';
  if (project.deadline !== null && new Date(project.deadline) <= now) return 'deadline';
  if (project.placesTaken >= project.places) return 'places';
  return null;
}
