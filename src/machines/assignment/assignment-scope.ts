import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { AssignmentPreview, AssignmentScope } from '../../contract/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { answered, keyFor } from '../calls/sending-key.ts';

const look = fromPromise<AssignmentPreview, AssignmentScope>(({ input, signal }) =>
  asBearer((token) => call(endpoints.previewAssignment, { body: input }, { token, signal })),
);

const propose = fromPromise<number, AssignmentScope>(async ({ input, signal }) => {
  const body = { scope: input };
  const idempotencyKey = keyFor('assignment', body);
  const run = await asBearer((token) =>
    call(endpoints.proposeAssignment, { body, idempotencyKey }, { token, signal }),
  );
  answered('assignment');
  return run.id;
});

/** Choosing who takes part in an assignment: each choice is looked at at once, the newest answer wins. */
export const assignmentScopeMachine = setup({
  types: {
    input: {} as AssignmentScope,
    context: {} as {
      scope: AssignmentScope;
      preview: AssignmentPreview | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'choose'; scope: AssignmentScope }
      | { type: 'retry' }
      | { type: 'propose' },
    emitted: {} as { type: 'proposed'; id: number },
    tags: {} as 'busy',
  },
  actors: { look, propose },
  guards: { somebodyTakesPart: ({ context }) => (context.preview?.applications ?? 0) > 0 },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'assignment-scope',
  context: ({ input }) => ({ scope: input, preview: null, failure: null }),
  initial: 'looking',
  on: {
    choose: {
      target: '.looking',
      actions: assign({ scope: ({ event }) => event.scope, failure: null }),
    },
  },
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.scope,
        onDone: { target: 'seen', actions: assign({ preview: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    failed: { on: { retry: { target: 'looking', actions: assign({ failure: null }) } } },
    seen: {
      on: {
        propose: {
          guard: 'somebodyTakesPart',
          target: 'proposing',
          actions: assign({ failure: null }),
        },
      },
    },
    proposing: {
      tags: 'busy',
      on: { choose: {} },
      invoke: {
        src: 'propose',
        input: ({ context }) => context.scope,
        onDone: {
          target: 'seen',
          actions: emit(({ event }) => ({ type: 'proposed', id: event.output })),
        },
        onError: {
          target: 'seen',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof assignmentScopeMachine>;

/** Why proposing did not work, for the alert beside the button. */
export const failedProposing = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('seen') ? snapshot.context.failure : null;
