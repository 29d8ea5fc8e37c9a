import type { ProjectStatus } from '../../../contract/projects.ts';

/** What the button of a move says. The same status is reached by different acts from different places. */
export function nameOfMove(from: ProjectStatus, to: ProjectStatus): string {
  if (to === 'pending') return from === 'Draft' ? 'Post' : 'Reopen';
  if (to === 'In Progress') return from === 'On Hold' ? 'Resume' : 'Start';
  if (to === 'Completed') return 'Complete';
  if (to === 'On Hold') return 'Put on hold';
  return from === 'Draft' ? 'Discard draft' : 'Cancel project';
}
