import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

interface Which {
  readonly engagement: number;
  readonly file: number;
}

const remove = calling<string, Which>(({ input: { engagement, file } }) =>
  call(endpoints.removeFile, { params: { id: engagement, file } }),
);

/** Removing a file that is not handed in. It binds nobody and can be uploaded again, so it is not asked twice. */
export const fileRemovalMachine = setup({
  types: {
    input: {} as { engagement: number },
    context: {} as { engagement: number; file: number | null; failure: Failure | null },
    events: {} as { type: 'remove'; file: number },
    emitted: {} as { type: 'removed'; file: number },
    tags: {} as 'busy',
  },
  actors: { remove },
}).createMachine({
  id: 'file-removal',
  context: ({ input }) => ({ ...input, file: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        remove: {
          target: 'removing',
          actions: assign({ file: ({ event }) => event.file, failure: null }),
        },
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'remove',
        input: ({ context: { engagement, file } }) => ({ engagement, file: file! }),
        onDone: {
          target: 'idle',
          actions: emit(({ context }) => ({ type: 'removed', file: context.file! })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
