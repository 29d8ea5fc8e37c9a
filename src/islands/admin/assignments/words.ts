import type {
  AssignmentState,
  ListedRun,
  ProposalKind,
} from '../../../contract/assignments/assignment-run.ts';
import type { Term } from '../../../contract/terms/terms.ts';
import { lastDayOf, momentOf } from '../../ui/status/dates.ts';

export const kindWords: Record<ProposalKind, string> = {
  students: 'Best for students',
  companies: 'Best for companies',
  rank: 'Most students placed',
};

/** Describes a way of assigning. Pins are not part of its stability. */
export function meaningOf(kind: ProposalKind, hasPins: boolean): string {
  const stable = hasPins ? 'Stable except for those who must get a project' : 'Stable';
  return {
    students: `${stable}. Each student gets the best place any stable assignment can give.`,
    companies: `${stable}. Each project gets the best students any stable assignment can give.`,
    rank: 'As many students placed as possible, with the best choices overall. Not always stable.',
  }[kind];
}

export const stateWords: Record<AssignmentState, string> = {
  proposing: 'Computing',
  proposed: 'Draft',
  published: 'Published',
  undone: 'Undone',
  discarded: 'Discarded',
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

/** State of a run in one line. */
export function lifeWords({ state, published, createdAt, createdBy }: ListedRun): string {
  if (!published) return `Proposed ${momentOf(createdAt)} by ${createdBy}`;
  const { kind, at, by } = published;
  const undone = state === 'undone' ? ', and undone since' : '';
  return `${kindWords[kind]}, published ${momentOf(at)} by ${by}${undone}`;
}

const all = 'All open projects';

export function scopeWords(
  { engineeringType, deadlineBefore, termId, projectIds }: ListedRun['scope'],
  terms: readonly Pick<Term, 'id' | 'name'>[],
): string {
  const parts = [
    termId !== null && (terms.find(({ id }) => id === termId)?.name ?? 'a deleted term'),
    engineeringType && `${engineeringType} projects`,
    deadlineBefore && `deadline on or before ${lastDayOf(deadlineBefore)}`,
    projectIds.length > 0 &&
      `${projectIds.length} selected ${projectIds.length === 1 ? 'project' : 'projects'}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : all;
}
