import { assign, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { keepReturnPlace } from '../../session/return-place.ts';
import { calling } from '../calls/calling.ts';

/** The server answers one sentence, whether the address has an account or not. */
const askForLink = calling<string, { email: string }>(({ input, signal }) =>
  call(endpoints.forgotPassword, { body: input }, { signal }),
);

/**
 * A forgotten password: an address is given, and a link goes out to it if it has an account.
 *
 *     editing -submit→ asking → answered
 *     asking -refused→ editing.failed
 *     answered -ask again→ editing
 */
export const recoveryMachine = setup({
  types: {
    context: {} as { email: string; answer: string | null; failure: Failure | null },
    events: {} as { type: 'submit'; email: string } | { type: 'ask again' },
    tags: {} as 'busy',
  },
  actors: { askForLink },
  actions: {
    /** The mailed link opens a page of its own, which does not know where the person wanted to go. */
    keepReturnPlace: () => {
      const next = new URLSearchParams(window.location.search).get('next');
      if (next) keepReturnPlace(next, new Date());
    },
  },
}).createMachine({
  id: 'recovery',
  context: { email: '', answer: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      states: { fresh: {}, failed: {} },
      on: {
        submit: {
          target: 'asking',
          actions: assign({ email: ({ event }) => event.email, failure: null }),
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askForLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'answered',
          actions: [assign({ answer: ({ event }) => event.output }), 'keepReturnPlace'],
        },
        onError: {
          target: 'editing.failed',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    answered: { on: { 'ask again': { target: 'editing', actions: assign({ answer: null }) } } },
  },
});

type Snapshot = SnapshotFrom<typeof recoveryMachine>;

/** What the alert above the form says: the server's words, or ours where it had none. */
export function recoveryAlert(snapshot: Snapshot): string | null {
  if (!snapshot.matches({ editing: 'failed' })) return null;
  return snapshot.context.failure?.sentence ?? 'We could not send a link. Try again in a moment.';
}
