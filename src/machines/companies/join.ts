import { assign, setup, stateIn } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import type { OpenedInvitation } from '../../contract/companies/members.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { signInPlace } from '../../session/places.ts';
import { endSession } from '../../session/session.ts';
import { type LinkEvent, watchLink } from '../accounts/mailed-link.ts';
import { calling } from '../calls/calling.ts';

interface Answer {
  readonly name: string;
  readonly password: string;
}

const open = calling<OpenedInvitation, string>(({ input: token, signal }) =>
  call(endpoints.openInvitation, { body: { token } }, { signal }),
);
const accept = calling<unknown, Answer & { token: string }>(({ input, signal }) =>
  call(endpoints.acceptInvitation, { body: input }, { signal }),
);

/**
 * Joining a company by the link of an invitation.
 *
 *     reading -link→ opening → editing -submit→ accepting → joined (to sign in)
 *     reading -no link→ without link
 *     opening -lost→ unopened -retry→ opening
 *     opening, accepting -link is over→ refused; accepting -else→ editing
 */
export const joinMachine = setup({
  types: {
    context: {} as {
      token: string;
      invitation: OpenedInvitation | null;
      answer: Answer | null;
      failure: Failure | null;
    },
    events: {} as LinkEvent | { type: 'submit'; answer: Answer } | { type: 'retry' },
    tags: {} as 'busy',
  },
  actors: { watchLink, open, accept },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetToken: assign({ token: '' }),
    /** Whoever was signed in here, the next one to sign in is who was invited. */
    leaveForSignIn: () => {
      endSession();
      window.location.replace(`${signInPlace}?reason=joined`);
    },
  },
  guards: {
    isReading: stateIn('reading'),
    isOver: (_, { reason }: Failure) => reason === 'link-refused' || reason === 'email-taken',
  },
}).createMachine({
  id: 'join',
  context: { token: '', invitation: null, answer: null, failure: null },
  invoke: { src: 'watchLink', onError: { guard: 'isReading', target: '.without link' } },
  on: {
    link: {
      target: '.opening',
      actions: assign({ token: ({ event }) => event.token, failure: null, invitation: null }),
    },
  },
  initial: 'reading',
  states: {
    reading: { on: { 'no link': 'without link' } },
    'without link': {},
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => context.token,
        onDone: { target: 'editing', actions: assign({ invitation: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => failureFrom(event.error) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
          {
            target: 'unopened',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    unopened: { on: { retry: 'opening' } },
    editing: {
      on: {
        submit: {
          target: 'accepting',
          actions: assign({ answer: ({ event }) => event.answer, failure: null }),
        },
      },
    },
    accepting: {
      tags: 'busy',
      exit: assign({ answer: null }),
      on: { link: {} },
      invoke: {
        src: 'accept',
        input: ({ context: { token, answer } }) => ({ token, ...answer! }),
        onDone: 'joined',
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => failureFrom(event.error) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
          {
            target: 'editing',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    /** Used, taken back, too old, or for an address that cannot join. */
    refused: { entry: 'forgetToken' },
    joined: { tags: 'busy', entry: ['forgetToken', 'leaveForSignIn'], on: { link: {} } },
  },
});
