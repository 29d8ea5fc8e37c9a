import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Failure } from '../../api/problem.ts';
import type { SignInAnswer } from '../../contract/accounts/auth.ts';
import { calling, failureOf } from '../calls/calling.ts';
import { emailConfirmationMachine } from './email-confirmation.ts';
import { enterWith, exchange, mayEnter } from './sign-in.ts';
import { type Registration, signUp } from './sign-up.ts';

export type Kind = Registration['kind'];

const register = calling<unknown, Registration>(({ input, signal }) => signUp(input, signal));

/** A code belongs to one registration. Its owner sends that again, so that nobody gets a stranger's code. */
const mailedFor = (registration: Registration | null) =>
  registration ? (signal: AbortSignal) => signUp(registration, signal) : undefined;

/**
 * From the empty form to the role's home. The password stays in here, and only here, until the
 * address is confirmed, so that nobody types it twice.
 *
 *     filling -submit→ registering → confirming → signing in → signed in
 *     registering -refused→ filling; filling -enter code→ confirming
 *     confirming -password not known→ confirmed
 *     signing in -refused→ confirmed
 */
export const registrationMachine = setup({
  types: {
    input: {} as { kind: Kind },
    context: {} as {
      kind: Kind;
      /** Null where a page was opened only to enter the code. */
      registration: Registration | null;
      /** Address the code was mailed to. */
      email: string;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'choose'; kind: Kind }
      | { type: 'submit'; registration: Registration }
      /** A code was mailed to this address before: by this page before a reload, or on another device. */
      | { type: 'enter code'; email: string }
      | { type: 'change address' },
    children: {} as { confirmation: 'confirmEmail' },
    tags: {} as 'busy',
  },
  actors: { register, exchange, confirmEmail: emailConfirmationMachine },
  actions: {
    enter: (_, answer: SignInAnswer) => enterWith(answer),
    keepFailure: assign({ failure: failureOf }),
  },
  guards: { mayEnter, knowsPassword: ({ context }) => context.registration !== null },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ kind: input.kind, registration: null, email: '', failure: null }),
  initial: 'filling',
  states: {
    filling: {
      on: {
        choose: { actions: assign({ kind: ({ event }) => event.kind, failure: null }) },
        submit: {
          target: 'registering',
          actions: assign({
            registration: ({ event }) => event.registration,
            email: ({ event }) => event.registration.form.email,
            failure: null,
          }),
        },
        'enter code': {
          target: 'confirming',
          actions: assign({ registration: null, email: ({ event }) => event.email, failure: null }),
        },
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ context }) => context.registration!,
        onDone: 'confirming',
        onError: { target: 'filling', actions: 'keepFailure' },
      },
    },
    confirming: {
      invoke: {
        id: 'confirmation',
        src: 'confirmEmail',
        input: ({ context }) => ({
          email: context.email,
          mailed: true,
          mail: mailedFor(context.registration),
        }),
        onDone: [{ guard: 'knowsPassword', target: 'signing in' }, { target: 'confirmed' }],
        onError: { target: 'filling', actions: 'keepFailure' },
      },
      on: { 'change address': 'filling' },
    },
    'signing in': {
      tags: 'busy',
      invoke: {
        src: 'exchange',
        input: ({ context }) => {
          const { email, password } = context.registration!.form;
          return { email, password, remember: false };
        },
        onDone: [
          {
            guard: { type: 'mayEnter', params: ({ event }) => event.output },
            target: 'signed in',
            actions: { type: 'enter', params: ({ event }) => event.output },
          },
          { target: 'confirmed' },
        ],
        onError: 'confirmed',
      },
    },
    /** The address is confirmed, but signing in by itself did not work: the sign-in screen is next. */
    confirmed: {},
    'signed in': { tags: 'busy', entry: assign({ registration: null }) },
  },
});

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** Alert above the form: the server's words, or ours if it gave none. */
export function registrationAlert({ context: { failure } }: Snapshot): string | null {
  if (!failure) return null;
  return (
    failure.sentence ?? 'We could not create your account. Your entries are still here. Try again.'
  );
}
