import { assign, emit, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { AssignmentRun, ProposalKind } from '../../contract/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';

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

const fetchRun = fromPromise<AssignmentRun, { id: number }>(({ input: { id }, signal }) =>
  asBearer((token) => call(endpoints.getAssignment, { params: { id } }, { token, signal })),
);

const act = fromPromise<Done, { id: number; act: RunAct }>(({ input, signal }) =>
  asBearer(async (token): Promise<Done> => {
    const params = { id: input.id };
    const by = { token, signal };
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
  }),
);

/** One run of the assignment: watched while it is computed, then published, taken back or given up. */
export const assignmentRunMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as {
      id: number;
      run: AssignmentRun | null;
      asked: RunAct | null;
      same: boolean | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'refresh' }
      | { type: 'ask'; act: RunAct }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'done'; act: RunAct },
    tags: {} as 'busy',
  },
  actors: { fetchRun, act },
  guards: {
    isComputed: ({ context }) => context.run?.state !== 'proposing',
    needsNoQuestion: (_, wanted: RunAct) => wanted.type === 'replay',
    isAbsent: (_, failure: Failure) => failure.reason === 'not-found',
  },
  delays: { glance: 600 },
  actions: {
    keepRun: assign({ run: (_, run: AssignmentRun) => run }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    ask: assign({ asked: (_, asked: RunAct) => asked, failure: null, same: null }),
  },
}).createMachine({
  id: 'assignment-run',
  context: ({ input }) => ({ ...input, run: null, asked: null, same: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchRun',
        input: ({ context }) => context,
        onDone: {
          target: 'shown',
          actions: { type: 'keepRun', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isAbsent', params: ({ event }) => failureFrom(event.error) },
            target: 'absent',
          },
          { target: 'failed' },
        ],
      },
    },
    absent: {},
    failed: { on: { refresh: 'loading' } },
    shown: {
      initial: 'deciding',
      on: {
        refresh: 'loading',
        ask: [
          {
            guard: { type: 'needsNoQuestion', params: ({ event }) => event.act },
            target: 'acting',
            actions: { type: 'ask', params: ({ event }) => event.act },
          },
          { target: 'confirming', actions: { type: 'ask', params: ({ event }) => event.act } },
        ],
      },
      states: {
        deciding: {
          always: [{ guard: 'isComputed', target: 'still' }, { target: 'computing' }],
        },
        computing: { after: { glance: '#assignment-run.glancing' } },
        still: {},
      },
    },
    /** Looks how far it is. Where that fails, it looks again: the run goes on without us. */
    glancing: {
      on: {
        ask: { target: 'confirming', actions: { type: 'ask', params: ({ event }) => event.act } },
      },
      invoke: {
        src: 'fetchRun',
        input: ({ context }) => context,
        onDone: {
          target: 'shown',
          actions: { type: 'keepRun', params: ({ event }) => event.output },
        },
        onError: 'shown',
      },
    },
    confirming: { on: { confirm: 'acting', cancel: 'shown' } },
    acting: {
      tags: 'busy',
      invoke: {
        src: 'act',
        input: ({ context }) => ({ id: context.id, act: context.asked! }),
        onDone: {
          target: 'shown',
          actions: [
            assign({
              run: ({ context, event }) => event.output.run ?? context.run,
              same: ({ event }) => event.output.same,
            }),
            emit(({ context }) => ({ type: 'done', act: context.asked! })),
          ],
        },
        onError: {
          target: 'shown',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});

/** Whether a published run can still be taken back, as far as the clock goes. */
export const mayUndo = ({ state, published }: AssignmentRun, now: Date): boolean =>
  state === 'published' && published !== null && new Date(published.undoUntil) > now;
