import { assign, emit, setup } from 'xstate';
import { calling } from './calling.ts';
import { type Failure, failureFrom } from './failure.ts';

/** A file that is here, or the address from which a browser downloads it. */
export type MadeFile = Blob | URL;

type Make = () => Promise<MadeFile>;

const make = calling<MadeFile, { make: Make }>(({ input }) => input.make());

/** A file that is made on asking, one at a time. */
export const fileMachine = setup({
  types: {
    context: {} as { make: Make | null; failure: Failure | null },
    events: {} as { type: 'make'; make: Make },
    emitted: {} as { type: 'made'; file: MadeFile },
    tags: {} as 'busy',
  },
  actors: { make },
}).createMachine({
  id: 'file',
  context: { make: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        make: {
          target: 'making',
          actions: assign({ make: ({ event }) => event.make, failure: null }),
        },
      },
    },
    making: {
      tags: 'busy',
      invoke: {
        src: 'make',
        input: ({ context }) => ({ make: context.make! }),
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'made', file: event.output })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
