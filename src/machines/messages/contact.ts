import * as v from 'valibot';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import { type ContactForm, contactForm, contactUs } from '../../contract/messages/contact.ts';
import { calling } from '../calls/calling.ts';

/** What the form hands over. `Website` is the field people never see. */
export interface Letter extends ContactForm {
  readonly Website: string;
}

const deliver = calling<string, Letter>(({ input, signal }) => {
  const { Website, ...letter } = input;
  const body = { Id: 0 as const, ...letter, ...(Website && { Website }) };
  return sendOnce('message', input, (idempotencyKey) =>
    call(contactUs, { body, idempotencyKey }, { signal }),
  );
});

/** One message after another: written, sent, then received or still in its writer's hands. */
export const contactMachine = setup({
  types: {
    context: {} as { letter: Letter | null; failure: Failure | null },
    events: {} as { type: 'send'; letter: Letter } | { type: 'write' },
    tags: {} as 'busy',
  },
  actors: { deliver },
  actions: {
    keepLetter: assign({ letter: (_, letter: Letter) => letter }),
    forgetLetter: assign({ letter: null }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
  guards: { isComplete: (_, letter: Letter) => v.is(contactForm, letter) },
}).createMachine({
  id: 'contact',
  context: { letter: null, failure: null },
  initial: 'writing',
  states: {
    writing: {
      initial: 'fresh',
      states: { fresh: {}, received: { on: { write: 'fresh' } }, failed: {} },
      on: {
        send: {
          guard: { type: 'isComplete', params: ({ event }) => event.letter },
          target: 'sending',
          actions: { type: 'keepLetter', params: ({ event }) => event.letter },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'deliver',
        input: ({ context }) => context.letter!,
        onDone: { target: 'writing.received', actions: 'forgetLetter' },
        onError: {
          target: 'writing.failed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof contactMachine>;

/** What the alert says, in the specification's words (§8). */
export function contactAlert(
  snapshot: Snapshot,
): { kind: 'success' | 'danger'; text: string } | null {
  if (snapshot.matches({ writing: 'received' })) {
    return { kind: 'success', text: 'Message sent successfully!' };
  }
  if (snapshot.matches({ writing: 'failed' })) {
    return { kind: 'danger', text: 'Something went wrong. Please try again later.' };
  }
  return null;
}
