import type { AssignmentRun, ProposalKind } from '../../contract/assignments/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { call } from '../client.ts';

/** What an admin can do with a run. Each is asked once more, but computing it again. */
export type RunAct =
  | { readonly type: 'publish'; readonly kind: ProposalKind }
  | { readonly type: 'undo' }
  | { readonly type: 'discard' }
  | { readonly type: 'replay' };

interface Done {
  /** As it stands afterwards; null where the act changes nothing. */
  readonly run: AssignmentRun | null;
  /** Whether computing it again gave the same. */
  readonly same: boolean | null;
}

export async function actOnRun(id: number, act: RunAct): Promise<Done> {
  const params = { id };
  switch (act.type) {
    case 'publish': {
      const body = { kind: act.kind };
      return { run: await call(endpoints.publishAssignment, { params, body }), same: null };
    }
    case 'undo':
      return { run: await call(endpoints.undoAssignment, { params }), same: null };
    case 'discard':
      return { run: await call(endpoints.discardAssignment, { params }), same: null };
    case 'replay':
      return { run: null, ...(await call(endpoints.replayAssignment, { params })) };
  }
}

/** Whether a published run can still be taken back, as far as the clock goes. */
export const mayUndo = ({ state, published }: AssignmentRun, now: Date): boolean =>
  state === 'published' && published !== null && new Date(published.undoUntil) > now;
