import { assign, emit, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { AssignmentScope } from '../../contract/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { answered, keyFor } from '../calls/sending-key.ts';

const propose = calling<number, AssignmentScope>(async ({ input, signal }) => {
  const body = { scope: input };
  const idempotencyKey = keyFor('assignment', body);
  const run = await call(endpoints.proposeAssignment, { body, idempotencyKey }, { signal });
  answered('assignment');
  return run.id;
});

/** Proposing an assignment for a scope: the server computes it, and tells the run's number at once. */
export const proposingMachine = setup({
  types: {
    context: {} as { scope: AssignmentScope | null; failure: Failure | null },
    events: {} as { type: 'propose'; scope: AssignmentScope },
    emitted: {} as { type: 'proposed'; id: number },
    tags: {} as 'busy',
  },
  actors: { propose },
}).createMachine({
  id: 'proposing',
  context: { scope: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        propose: {
          target: 'proposing',
          actions: assign({ scope: ({ event }) => event.scope, failure: null }),
        },
      },
    },
    proposing: {
      tags: 'busy',
      invoke: {
        src: 'propose',
        input: ({ context }) => context.scope!,
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'proposed', id: event.output })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
