import { assign, fromCallback, setup } from 'xstate';
import type { Role } from '../../contract/accounts/people.ts';
import { hasPassed, timeNow } from '../../session/clock.ts';
import { forgetDrafts, hasDrafts } from '../../session/drafts.ts';
import { homeOf, signInPlace } from '../../session/places.ts';
import { $session, endSession, openSession, type Session } from '../../session/session.ts';
import { tellServer } from './sign-out.ts';

export type Member = Extract<Session, { kind: 'member' }>;
type Event =
  | { readonly type: 'visitor' }
  | { readonly type: 'expired' }
  | { readonly type: 'member'; readonly member: Member }
  | { readonly type: 'came back' }
  /** `next` is the page to open after the next sign-in. */
  | { readonly type: 'sign out'; readonly next?: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' };

/** Reason why a person in an area must sign in again, for the sign-in screen. */
export type SignInReason = 'expired' | null;

/** The longest wait a browser's timer can count; a remembered session may end later than that. */
const longestTimer = 2 ** 31 - 1;
/** Milliseconds. Until the server's time is known, a session that seems to be over is checked again. */
const shortestTimer = 1000;

const watchSession = fromCallback<Event>(({ sendBack }) => {
  // A page shown again from the browser's memory did not hear who signed in or out meanwhile.
  const shown = (event: PageTransitionEvent) => event.persisted && sendBack({ type: 'came back' });
  openSession();
  window.addEventListener('pageshow', shown);
  const forget = $session.subscribe((session) => {
    if (session.kind === 'member') sendBack({ type: 'member', member: session });
    else if (session.kind !== 'unknown') sendBack({ type: session.kind });
  });
  return () => {
    forget();
    window.removeEventListener('pageshow', shown);
  };
});

/** Goes once the screens are gone: a form that holds something unsent would ask to stay. */
const leave = (go: () => void) => void setTimeout(go);

/**
 * Guards an area, from opening its page to leaving it. Private things show in `inside` alone.
 *
 *     checking → inside -sign out→ signing out → left
 *     checking -no session that fits→ left
 *     inside -sign out with drafts→ asked to stay -confirm→ signing out; -cancel→ inside
 *     inside -session over→ left
 */
export const areaMachine = setup({
  types: {
    input: {} as { role: Role },
    context: {} as { role: Role; member: Member | null; next: string | null },
    events: {} as Event,
  },
  actors: { watchSession, tellServer },
  // Every way out replaces the address, so that Back does not lead into a page that sends one away again.
  actions: {
    askToSignIn: (_, reason: SignInReason) => {
      const address = signInAddress(addressHere(), reason);
      leave(() => window.location.replace(address));
    },
    showOwnHome: (_, role: Role) => {
      const why = new URLSearchParams({ reason: 'other-role', asked: addressHere() });
      leave(() => window.location.replace(`${homeOf[role]}?${why}`));
    },
    openAgain: () => leave(() => window.location.reload()),
    leaveSignedOut: ({ context: { next } }) => {
      forgetDrafts();
      endSession();
      leave(() => window.location.replace(next ? signInAddress(next, null) : signInPlace));
    },
    keepNext: assign((_, next: string | undefined) => ({ next: next ?? null })),
  },
  guards: {
    isOfThisRole: ({ context }, member: Member) => member.role === context.role,
    isSamePerson: ({ context }, member: Member) => member.token === context.member?.token,
    isOver: ({ context }) => !context.member || hasPassed(context.member.endsAt),
    hasDrafts,
  },
  delays: {
    sessionEnds: ({ context }) =>
      Math.min(Math.max(timeLeft(context.member), shortestTimer), longestTimer),
    patience: 3000,
  },
}).createMachine({
  id: 'area',
  context: ({ input }) => ({ role: input.role, member: null, next: null }),
  invoke: {
    src: 'watchSession',
    // A browser that keeps nothing cannot keep a session.
    onError: { target: '.left', actions: { type: 'askToSignIn', params: null } },
  },
  initial: 'checking',
  states: {
    checking: {
      on: {
        visitor: { target: 'left', actions: { type: 'askToSignIn', params: null } },
        expired: { target: 'left', actions: { type: 'askToSignIn', params: 'expired' } },
        member: [
          {
            guard: { type: 'isOfThisRole', params: ({ event }) => event.member },
            target: 'inside',
            actions: assign({ member: ({ event }) => event.member }),
          },
          {
            target: 'left',
            actions: { type: 'showOwnHome', params: ({ event }) => event.member.role },
          },
        ],
      },
    },
    inside: {
      initial: 'working',
      states: {
        working: {
          on: {
            'sign out': [
              {
                guard: 'hasDrafts',
                target: 'asked to stay',
                actions: { type: 'keepNext', params: ({ event }) => event.next },
              },
              {
                target: '#area.signing out',
                actions: { type: 'keepNext', params: ({ event }) => event.next },
              },
            ],
          },
        },
        /** Signing out forgets unsent text, so it has to be confirmed. */
        'asked to stay': { on: { confirm: '#area.signing out', cancel: 'working' } },
      },
      after: {
        sessionEnds: [
          {
            guard: 'isOver',
            target: 'left',
            actions: { type: 'askToSignIn', params: 'expired' },
          },
          { target: 'inside', reenter: true },
        ],
      },
      on: {
        member: [
          { guard: { type: 'isSamePerson', params: ({ event }) => event.member } },
          { target: 'left', actions: 'openAgain' },
        ],
        // A 401 from any call, a sign-out in another tab.
        visitor: { target: 'left', actions: { type: 'askToSignIn', params: 'expired' } },
        expired: { target: 'left', actions: { type: 'askToSignIn', params: 'expired' } },
        'came back': { target: 'left', actions: 'openAgain' },
      },
    },
    'signing out': {
      invoke: {
        src: 'tellServer',
        input: ({ context }) => context.member,
        // Signed out here even if the server does not answer.
        onDone: { target: 'left', actions: 'leaveSignedOut' },
        onError: { target: 'left', actions: 'leaveSignedOut' },
      },
      after: { patience: { target: 'left', actions: 'leaveSignedOut' } },
    },
    left: {},
  },
});

function addressHere(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

/** Address of the sign-in screen, with the next page and the reason if there is one. */
export function signInAddress(next: string, reason: SignInReason): string {
  const query = new URLSearchParams({ next, ...(reason && { reason }) });
  return `${signInPlace}?${query}`;
}

const timeLeft = (member: Member | null): number =>
  (member?.endsAt.getTime() ?? 0) - timeNow().getTime();
