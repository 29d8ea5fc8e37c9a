import { assign, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { Failure } from '../../api/problem.ts';
import { type SignInAnswer, signIn } from '../../contract/accounts/auth.ts';
import { roles } from '../../contract/accounts/people.ts';
import { timeNow } from '../../session/clock.ts';
import { placeAfterSignIn } from '../../session/places.ts';
import { takeReturnPlace } from '../../session/return-place.ts';
import { beginSession } from '../../session/session.ts';
import { calling, failureOf } from '../calls/calling.ts';
import { emailConfirmationMachine } from './email-confirmation.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Trades credentials for a token. Registration ends with it as well. */
export const exchange = calling<SignInAnswer, Credentials>(
  ({ input: { email, password, remember }, signal }) =>
    call(signIn, { body: { email, password, ...(remember && { remember }) } }, { signal }),
);

/** Keeps the token and opens the role's place, or the one that was asked for before sign-in. */
export function enterWith({ token, role }: SignInAnswer): void {
  const kept = takeReturnPlace(timeNow());
  const next = new URLSearchParams(window.location.search).get('next') ?? kept;
  beginSession(token);
  window.location.replace(placeAfterSignIn(role, next, window.location.origin));
}

/** An API of another make may answer no token, or a role this product has no place for. */
const hasToken = (_: unknown, answer: SignInAnswer | undefined): boolean => Boolean(answer?.token);
export const mayEnter = (_: unknown, answer: SignInAnswer): boolean =>
  hasToken(_, answer) && roles.includes(answer.role);

const nobody: Credentials = { email: '', password: '', remember: false };

/**
 * Signing in, and confirming the address first where that is still to be done.
 *
 *     editing -submit→ signing in → signed in
 *     signing in -address not confirmed→ confirming → signing in
 *     signing in -refused→ editing.failed; -a role of another product→ editing.unknown role
 *     editing -not kept→ editing.not kept
 *     editing -known from another tab→ signed in; confirming -change address→ editing
 */
export const signInMachine = setup({
  types: {
    context: {} as { credentials: Credentials; failure: Failure | null },
    events: {} as
      | { type: 'submit'; credentials: Credentials }
      /** Nobody can be signed in: the browser would keep no token for the next page. */
      | { type: 'not kept' }
      | { type: 'change address' }
      /** Found signed in already, e.g. from another tab. */
      | { type: 'known'; answer: SignInAnswer },
    children: {} as { confirmation: 'confirmEmail' },
    tags: {} as 'busy',
  },
  actors: { exchange, confirmEmail: emailConfirmationMachine },
  actions: {
    enter: (_, answer: SignInAnswer) => enterWith(answer),
    keepFailure: assign({ failure: failureOf }),
  },
  guards: {
    hasToken,
    mayEnter,
    isUnverified: (told) => failureOf(told).reason === 'email-unverified',
  },
}).createMachine({
  id: 'sign-in',
  context: { credentials: nobody, failure: null },
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      states: { fresh: {}, failed: {}, 'unknown role': {}, 'not kept': {} },
      on: {
        submit: {
          target: 'signing in',
          actions: assign({ credentials: ({ event }) => event.credentials, failure: null }),
        },
        'not kept': '.not kept',
        known: {
          target: 'signed in',
          actions: { type: 'enter', params: ({ event }) => event.answer },
        },
      },
    },
    'signing in': {
      tags: 'busy',
      invoke: {
        src: 'exchange',
        input: ({ context }) => context.credentials,
        onDone: [
          {
            guard: { type: 'mayEnter', params: ({ event }) => event.output },
            target: 'signed in',
            actions: { type: 'enter', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasToken', params: ({ event }) => event.output },
            target: 'editing.unknown role',
          },
          { target: 'editing.failed' },
        ],
        onError: [
          { guard: 'isUnverified', target: 'confirming' },
          { target: 'editing.failed', actions: 'keepFailure' },
        ],
      },
    },
    confirming: {
      invoke: {
        id: 'confirmation',
        src: 'confirmEmail',
        input: ({ context }) => ({ email: context.credentials.email, mailed: false }),
        onDone: 'signing in',
        onError: { target: 'editing.failed', actions: 'keepFailure' },
      },
      on: { 'change address': 'editing' },
    },
    'signed in': { tags: 'busy' },
  },
});

type Snapshot = SnapshotFrom<typeof signInMachine>;

/** Error if site data is blocked: the next page would not know of a sign-in. */
export const notKept =
  'Your browser keeps nothing for this site, so it cannot keep you signed in. Allow cookies and site data for it in your browser’s settings, then reload this page.';

/** Alert above the form, in the specification's words (§8). */
export function signInAlert(snapshot: Snapshot): string | null {
  if (snapshot.matches({ editing: 'unknown role' })) return 'Unknown role!';
  if (snapshot.matches({ editing: 'not kept' })) return notKept;
  if (!snapshot.matches({ editing: 'failed' })) return null;
  return snapshot.context.failure?.sentence ?? 'Login failed!';
}
