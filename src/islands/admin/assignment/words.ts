import type {
  AssignmentRun,
  AssignmentState,
  ProposalKind,
} from '../../../contract/assignment-run.ts';

/** What people read for a way of assigning. */
export const kindWords: Record<ProposalKind, string> = {
  students: 'Best for students',
  companies: 'Best for companies',
  rank: 'Lowest ranks',
};

export const kindMeaning: Record<ProposalKind, string> = {
  students: 'Stable. Each student gets the best place that a stable assignment can give.',
  companies: 'Stable. Each project gets the best students that a stable assignment can give.',
  rank: 'Most students placed, then the lowest choices in all. Some may have reason to leave.',
};

export const stateWords: Record<AssignmentState, string> = {
  proposing: 'Being computed',
  proposed: 'Draft',
  published: 'Published',
  undone: 'Taken back',
  discarded: 'Given up',
  failed: 'Stopped',
};

/** Each state in the colours of a status that means much the same. */
export const tagOf: Record<AssignmentState, string> = {
  proposing: 'under-review',
  proposed: 'draft',
  published: 'accepted',
  undone: 'withdrawn',
  discarded: 'closed',
  failed: 'rejected',
};

const all = 'All open projects';

/** Which projects a run took, in a few words. */
export function scopeWords({
  engineeringType,
  deadlineBefore,
  projectIds,
}: AssignmentRun['scope']): string {
  const parts = [
    engineeringType && `${engineeringType} projects`,
    deadlineBefore && `deadline before ${new Date(deadlineBefore).toLocaleDateString('en-GB')}`,
    projectIds.length > 0 && `${projectIds.length} chosen projects`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : all;
}
