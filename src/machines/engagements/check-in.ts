import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { CheckInForm } from '../../contract/engagements/check-ins.ts';
import { calling } from '../calls/calling.ts';

interface Said {
  /** The Monday of the week it is about. */
  readonly week: string;
  readonly form: CheckInForm;
}

const save = calling<unknown, Said & { id: number }>(({ input: { id, week, form } }) =>
  call(endpoints.saveCheckIn, { params: { id, week }, body: form }),
);

/** Saying how the week goes: it can be said anew until the week is over, so it is sent without a question. */
export const checkInMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as { id: number; said: Said | null; failure: Failure | null },
    events: {} as { type: 'submit' } & Said,
    emitted: {} as { type: 'saved' },
    tags: {} as 'busy',
  },
  actors: { save },
}).createMachine({
  id: 'check-in',
  context: ({ input }) => ({ ...input, said: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        submit: {
          target: 'saving',
          actions: assign(({ event: { week, form } }) => ({ said: { week, form }, failure: null })),
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { id, said } }) => ({ id, ...said! }),
        onDone: { target: 'idle', actions: emit({ type: 'saved' }) },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
