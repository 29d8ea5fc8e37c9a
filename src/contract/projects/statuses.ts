/** A project's states as the wire names them. What each may become: `machines/lifecycle/project.ts`. */
export const projectStatuses = [
  'Draft',
  'Awaiting approval',
  'pending',
  'In Progress',
  'Completed',
  'On Hold',
  'Cancelled',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const projectStatusLabels: Record<ProjectStatus, string> = {
  Draft: 'Draft',
  'Awaiting approval': 'Awaiting approval',
  pending: 'Pending',
  'In Progress': 'Ongoing',
  Completed: 'Completed',
  'On Hold': 'On Hold',
  Cancelled: 'Cancelled',
};

/** A status of another API is its own label. */
export const labelOfStatus = (status: string): string =>
  projectStatusLabels[status as ProjectStatus] ?? status;
