import type { ProjectStatus } from '../../../contract/projects/statuses.ts';
import { isPosted } from '../../../machines/lifecycle/project.ts';

/** Label of a move's button. A status can be reached from different places by different acts. */
export function nameOfMove(from: ProjectStatus, to: ProjectStatus): string {
  if (to === 'Awaiting approval') return 'Send for approval';
  if (to === 'Draft') return 'Withdraw from approval';
  if (to === 'pending') return isPosted(from) ? 'Reopen' : 'Post';
  if (to === 'In Progress' && from === 'Completed') return 'Reopen';
  if (to === 'In Progress') return from === 'On Hold' ? 'Resume' : 'Start';
  if (to === 'Completed') return 'Complete';
  if (to === 'On Hold') return 'Put on hold';
  return from === 'Draft' ? 'Discard draft' : 'Cancel project';
}
