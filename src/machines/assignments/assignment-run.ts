import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import type { AssignmentRun, ProposalKind } from '../../contract/assignments/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

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

const act = calling<Done, { id: number; act: RunAct }>(async ({ input, signal }) => {
  const params = { id: input.id };
  const by = { signal };
  switch (input.act.type) {
    case 'publish': {
      const body = { kind: input.act.kind };
      return { run: await call(endpoints.publishAssignment, { params, body }, by), same: null };
    }
    case 'undo':
      return { run: await call(endpoints.undoAssignment, { params }, by), same: null };
    case 'discard':
      return { run: await call(endpoints.discardAssignment, { params }, by), same: null };
    case 'replay':
      return { run: null, ...(await call(endpoints.replayAssignment, { params }, by)) };
  }
});

/**
 * What is done with a run once it is computed: published, taken back, given up, or computed again.
 *
 *     idle -ask→ confirming -confirm→ acting → idle (done | failed)
 *     idle -ask to recompute→ acting
 *     confirming -cancel→ idle
 */
export const runActMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as {
      id: number;
      asked: RunAct | null;
      same: boolean | null;
      failure: Failure | null;
    },
    events: {} as { type: 'ask'; act: RunAct } | { type: 'confirm' } | { type: 'cancel' },
    emitted: {} as { type: 'done'; act: RunAct; run: AssignmentRun | null },
    tags: {} as 'busy',
  },
  actors: { act },
  guards: { needsNoQuestion: (_, wanted: RunAct) => wanted.type === 'replay' },
  actions: { ask: assign({ asked: (_, asked: RunAct) => asked, failure: null, same: null }) },
}).createMachine({
  id: 'run-act',
  context: ({ input }) => ({ ...input, asked: null, same: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        ask: [
          {
            guard: { type: 'needsNoQuestion', params: ({ event }) => event.act },
            target: 'acting',
            actions: { type: 'ask', params: ({ event }) => event.act },
          },
          { target: 'confirming', actions: { type: 'ask', params: ({ event }) => event.act } },
        ],
      },
    },
    confirming: { on: { confirm: 'acting', cancel: 'idle' } },
    acting: {
      tags: 'busy',
      invoke: {
        src: 'act',
        input: ({ context }) => ({ id: context.id, act: context.asked! }),
        onDone: {
          target: 'idle',
          actions: [
            assign({ same: ({ event }) => event.output.same }),
            emit(({ context, event }) => ({
              type: 'done',
              act: context.asked!,
              run: event.output.run,
            })),
          ],
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});

/** Whether a published run can still be taken back, as far as the clock goes. */
export const mayUndo = ({ state, published }: AssignmentRun, now: Date): boolean =>
  state === 'published' && published !== null && new Date(published.undoUntil) > now;
