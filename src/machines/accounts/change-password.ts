import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

export interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

const change = calling<string, Passwords>(({ input, signal }) =>
  call(endpoints.changePassword, { body: input }, { signal }),
);

const none: Passwords = { currentPassword: '', newPassword: '' };

/** Changing one's password, any number of times. Neither of the two stays in here longer than the call. */
export const changePasswordMachine = setup({
  types: {
    context: {} as { passwords: Passwords; answer: string | null; failure: Failure | null },
    events: {} as { type: 'submit'; passwords: Passwords },
    emitted: {} as { type: 'changed' },
    tags: {} as 'busy',
  },
  actors: { change },
}).createMachine({
  id: 'change-password',
  context: { passwords: none, answer: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      states: { fresh: {}, failed: {}, changed: {} },
      on: {
        submit: {
          target: 'changing',
          actions: assign({
            passwords: ({ event }) => event.passwords,
            answer: null,
            failure: null,
          }),
        },
      },
    },
    changing: {
      tags: 'busy',
      exit: assign({ passwords: none }),
      invoke: {
        src: 'change',
        input: ({ context }) => context.passwords,
        onDone: {
          target: 'editing.changed',
          actions: [assign({ answer: ({ event }) => event.output }), emit({ type: 'changed' })],
        },
        onError: {
          target: 'editing.failed',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;

/** What the alert above the form says; what is wrong with a single field stands at the field. */
export function passwordAlert(
  snapshot: Snapshot,
): { kind: 'success' | 'danger'; text: string } | null {
  const { answer, failure } = snapshot.context;
  if (answer) return { kind: 'success', text: answer };
  if (!failure || failure.fields.length > 0) return null;
  return {
    kind: 'danger',
    text: failure.sentence ?? 'Your password was not changed. Try again.',
  };
}
