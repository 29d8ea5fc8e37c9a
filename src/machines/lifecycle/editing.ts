import type { ProjectEdit } from '../../contract/projects/running-projects.ts';
import type { ProjectStatus } from '../../contract/projects/statuses.ts';

export type ProjectField = keyof ProjectEdit;

const everything = [
  'title',
  'description',
  'projectLink',
  'skills',
  'engineeringType',
  'duration',
  'location',
  'places',
  'deadline',
  'termId',
  'deliverables',
  'hoursPerWeek',
  'startDate',
  'endDate',
  'workplace',
  'pay',
  'ownership',
  'confidentiality',
  'draftedPlan',
] as const satisfies ProjectField[];

const whileRunning = ['description', 'projectLink', 'places'] as const satisfies ProjectField[];

/**
 * Fields that can still change, by status. Everything may change until work begins; then the terms students agreed to
 * stay. On hold the deadline may move too, because the project may open again.
 */
const editable: Record<ProjectStatus, readonly ProjectField[]> = {
  Draft: everything,
  'Awaiting approval': everything,
  pending: everything,
  'In Progress': whileRunning,
  'On Hold': [...whileRunning, 'deadline'],
  Completed: [],
  Cancelled: [],
};

/** The fields of a project that may change in a status. Both the form and the server ask it. */
export const editableFields = (status: ProjectStatus): readonly ProjectField[] => editable[status];
