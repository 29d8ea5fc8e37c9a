import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import type { PairWithReason } from '../../contract/assignments/assignment-pins.ts';
import type { AssignmentScope } from '../../contract/assignments/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

/** What is computed: for which projects, and who is kept together and apart. */
interface Asked {
  readonly scope: AssignmentScope;
  readonly pins: readonly PairWithReason[];
  readonly exclusions: readonly PairWithReason[];
}

const written = ({ studentId, projectId, reason }: PairWithReason) => ({
  studentId,
  projectId,
  reason,
});

const propose = calling<number, Asked>(async ({ input, signal }) => {
  const { scope, pins, exclusions } = input;
  const body = { scope, pins: pins.map(written), exclusions: exclusions.map(written) };
  const run = await sendOnce('assignment', body, (idempotencyKey) =>
    call(endpoints.proposeAssignment, { body, idempotencyKey }, { signal }),
  );
  return run.id;
});

/** Proposing an assignment: the server computes it, and tells the run's number at once. */
export const proposingMachine = setup({
  types: {
    context: {} as { asked: Asked | null; failure: Failure | null },
    events: {} as { type: 'propose'; asked: Asked },
    emitted: {} as { type: 'proposed'; id: number } | { type: 'refused' },
    tags: {} as 'busy',
  },
  actors: { propose },
}).createMachine({
  id: 'proposing',
  context: { asked: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        propose: {
          target: 'proposing',
          actions: assign({ asked: ({ event }) => event.asked, failure: null }),
        },
      },
    },
    proposing: {
      tags: 'busy',
      invoke: {
        src: 'propose',
        input: ({ context }) => context.asked!,
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'proposed', id: event.output })),
        },
        onError: {
          target: 'idle',
          actions: [
            assign({ failure: ({ event }) => failureFrom(event.error) }),
            emit({ type: 'refused' }),
          ],
        },
      },
    },
  },
});
