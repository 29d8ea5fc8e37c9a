import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

const send = calling<string, { id: number }>(({ input: { id } }) =>
  call(endpoints.remind, { params: { id } }),
);

/** Reminding whoever is waited for, one engagement at a time. It binds nobody, so it is not asked twice. */
export const remindMachine = setup({
  types: {
    context: {} as { id: number | null; failure: Failure | null },
    events: {} as { type: 'remind'; id: number },
    emitted: {} as { type: 'reminded' },
    tags: {} as 'busy',
  },
  actors: { send },
}).createMachine({
  id: 'remind',
  context: { id: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        remind: {
          target: 'sending',
          actions: assign(({ event: { id } }) => ({ id, failure: null })),
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { id } }) => ({ id: id! }),
        onDone: { target: 'idle', actions: emit({ type: 'reminded' }) },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
