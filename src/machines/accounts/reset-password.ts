import { assign, type SnapshotFrom, setup, stateIn } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { signInPlace } from '../../session/places.ts';
import { endSession } from '../../session/session.ts';
import { calling } from '../calls/calling.ts';
import { type LinkEvent, watchLink } from './mailed-link.ts';
import { endKeptSession } from './sign-out.ts';

type Event = LinkEvent | { readonly type: 'submit'; readonly password: string };

const setPassword = calling<unknown, { token: string; password: string }>(({ input, signal }) =>
  call(endpoints.resetPassword, { body: input }, { signal }),
);

/**
 * A new password by a link from a mail: a reset, or the first one of an invited person.
 *
 *     reading -link→ editing -submit→ setting → leaving → set (to sign in)
 *     reading -no link→ without link
 *     setting -link is over→ refused; setting -else→ editing.failed
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as { token: string; password: string; failure: Failure | null },
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { watchLink, setPassword, endKeptSession },
  delays: { patience: 3000 },
  actions: {
    keepToken: assign({ token: (_, token: string) => token, failure: null }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetToken: assign({ token: '' }),
    /** Whoever was signed in here, the next one to sign in is the owner of the link. */
    leaveForSignIn: () => {
      endSession();
      window.location.replace(`${signInPlace}?reason=password-set`);
    },
  },
  guards: {
    isReading: stateIn('reading'),
    isRefused: (_, failure: Failure) => failure.reason === 'link-refused',
  },
}).createMachine({
  id: 'reset-password',
  context: { token: '', password: '', failure: null },
  invoke: {
    src: 'watchLink',
    onError: { guard: 'isReading', target: '.without link' },
  },
  on: {
    link: {
      target: '.editing',
      actions: { type: 'keepToken', params: ({ event }) => event.token },
    },
  },
  initial: 'reading',
  states: {
    reading: { on: { 'no link': 'without link' } },
    'without link': {},
    editing: {
      initial: 'fresh',
      states: { fresh: {}, failed: {} },
      on: {
        submit: {
          target: 'setting',
          actions: assign({ password: ({ event }) => event.password, failure: null }),
        },
      },
    },
    setting: {
      tags: 'busy',
      exit: assign({ password: '' }),
      // One link at a time: the answer to this one is on its way.
      on: { link: {} },
      invoke: {
        src: 'setPassword',
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: 'leaving',
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => failureFrom(event.error) },
            target: 'refused',
          },
          {
            target: 'editing.failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    /** Used before, too old, replaced by a newer one, or never one of ours. */
    refused: { entry: 'forgetToken' },
    /** The session kept here may be another account's, which the reset did not end. */
    leaving: {
      tags: 'busy',
      entry: 'forgetToken',
      on: { link: {} },
      invoke: { src: 'endKeptSession', onDone: 'set', onError: 'set' },
      after: { patience: 'set' },
    },
    set: { tags: 'busy', entry: 'leaveForSignIn', on: { link: {} } },
  },
});

type Snapshot = SnapshotFrom<typeof resetPasswordMachine>;

/** What the alert above the form says; what is wrong with the field itself stands at the field. */
export function resetAlert(snapshot: Snapshot): string | null {
  const { failure } = snapshot.context;
  if (!snapshot.matches({ editing: 'failed' }) || failure?.fields.length) return null;
  return failure?.sentence ?? 'Your password was not set. The link still works. Try again.';
}
