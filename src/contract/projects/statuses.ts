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

/** What people read for a status. */
export const projectStatusLabels: Record<ProjectStatus, string> = {
  Draft: 'Draft',
  'Awaiting approval': 'Awaiting approval',
  pending: 'Pending',
  'In Progress': 'Ongoing',
  Completed: 'Completed',
  'On Hold': 'On Hold',
  Cancelled: 'Cancelled',
};

/** The same for a status of another API, which stands for itself. */
export const labelOfStatus = (status: string): string =>
  projectStatusLabels[status as ProjectStatus] ?? status;
