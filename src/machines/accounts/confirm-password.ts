import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

const confirm = calling<unknown, { password: string }>(({ input, signal }) =>
  call(endpoints.confirmPassword, { body: input }, { signal }),
);

/** Giving one's password again before something sensitive. It stays in here no longer than the call. */
export const confirmPasswordMachine = setup({
  types: {
    context: {} as { password: string; failure: Failure | null },
    events: {} as { type: 'submit'; password: string },
    emitted: {} as { type: 'confirmed' },
    tags: {} as 'busy',
  },
  actors: { confirm },
}).createMachine({
  id: 'confirm-password',
  context: { password: '', failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        submit: {
          target: 'confirming',
          actions: assign({ password: ({ event }) => event.password, failure: null }),
        },
      },
    },
    confirming: {
      tags: 'busy',
      exit: assign({ password: '' }),
      invoke: {
        src: 'confirm',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'confirmed', actions: emit({ type: 'confirmed' }) },
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    confirmed: { type: 'final' },
  },
});

/** What the alert above the form says; what is wrong with the field stands at the field. */
export function confirmAlert({
  context: { failure },
}: SnapshotFrom<typeof confirmPasswordMachine>) {
  if (!failure || failure.fields.length > 0) return null;
  return failure.sentence ?? 'The server did not answer. Try again.';
}
