import { call } from '../../api/client.ts';
import type { AssignmentRun, ProposalKind } from '../../contract/assignments/assignment-run.ts';
import {
  discardAssignment,
  publishAssignment,
  undoAssignment,
} from '../../contract/assignments/assignments.ts';

export type RunAct =
  | { readonly type: 'publish'; readonly kind: ProposalKind }
  | { readonly type: 'undo' }
  | { readonly type: 'discard' };

/** Publishes a computed run, undoes or discards it. */
export function actOnRun(id: number, act: RunAct): Promise<AssignmentRun> {
  const params = { id };
  switch (act.type) {
    case 'publish':
      return call(publishAssignment, { params, body: { kind: act.kind } });
    case 'undo':
      return call(undoAssignment, { params });
    case 'discard':
      return call(discardAssignment, { params });
  }
}

/** True if a published run can still be undone by this time. */
export const mayUndo = ({ state, published }: AssignmentRun, now: Date): boolean =>
  state === 'published' && published !== null && new Date(published.undoUntil) > now;
