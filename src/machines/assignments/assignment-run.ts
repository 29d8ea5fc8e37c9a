import { call } from '../../api/client.ts';
import type { AssignmentRun, ProposalKind } from '../../contract/assignments/assignment-run.ts';
import {
  discardAssignment,
  publishAssignment,
  undoAssignment,
} from '../../contract/assignments/assignments.ts';
import { askedAct } from '../calls/asked-act.ts';

/** What an admin can do with a run. */
export type RunAct =
  | { readonly type: 'publish'; readonly kind: ProposalKind }
  | { readonly type: 'undo' }
  | { readonly type: 'discard' };

/** What is done with a run once it is computed: published, taken back, or given up. After any failure it has to be asked for again. */
export const runActMachine = askedAct<{ id: number; act: RunAct }, void, AssignmentRun>(
  'run-act',
  ({ id, act }) => {
    const params = { id };
    switch (act.type) {
      case 'publish':
        return call(publishAssignment, { params, body: { kind: act.kind } });
      case 'undo':
        return call(undoAssignment, { params });
      case 'discard':
        return call(discardAssignment, { params });
    }
  },
  { isOver: () => true },
);

/** Whether a published run can still be taken back, as far as the clock goes. */
export const mayUndo = ({ state, published }: AssignmentRun, now: Date): boolean =>
  state === 'published' && published !== null && new Date(published.undoUntil) > now;
