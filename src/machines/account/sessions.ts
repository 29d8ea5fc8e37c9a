import {
  type ActorRefFromLogic,
  assign,
  emit,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { call } from '../../api/client.ts';
import type { SignedInSession } from '../../contract/auth.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';

/** What is to end: one session, or all but the one that asks. */
export type Ending = SignedInSession | 'others';

const fetchSessions = fromPromise<SignedInSession[]>(({ signal }) =>
  asBearer((token) => call(endpoints.listSessions, {}, { token, signal })),
);

const end = fromPromise<string, Ending>(({ input, signal }) => {
  const id = input === 'others' ? input : input.id;
  return asBearer((token) => call(endpoints.endSession, { params: { id } }, { token, signal }));
});

/** Sessions begin and end elsewhere: whoever comes back to this page sees them as they are. */
const watchReturn = fromCallback<{ type: 'refresh' }>(({ sendBack }) => {
  const shown = () => document.visibilityState === 'visible' && sendBack({ type: 'refresh' });
  document.addEventListener('visibilitychange', shown);
  return () => document.removeEventListener('visibilitychange', shown);
});

/** Where a person is signed in. Ending any of it is asked twice; this device leaves by Logout alone. */
export const sessionsMachine = setup({
  types: {
    context: {} as {
      sessions: readonly SignedInSession[] | null;
      ending: Ending | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'refresh' }
      | { type: 'ask'; ending: Ending }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'ended'; answer: string },
    tags: {} as 'busy',
  },
  actors: { fetchSessions, end, watchReturn },
  guards: {
    mayEnd: ({ context }, ending: Ending) =>
      ending === 'others' ? othersOf(context.sessions).length > 0 : !ending.current,
    /** It has ended by itself meanwhile, which is what was wanted. */
    isOver: (_, failure: Failure) => failure.reason === 'not-found',
  },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'sessions',
  context: { sessions: null, ending: null, failure: null },
  // Without it the list is as old as the page, which is no harm.
  invoke: { src: 'watchReturn', onError: {} },
  initial: 'loading',
  states: {
    loading: {
      on: { refresh: { target: 'loading', reenter: true } },
      invoke: {
        src: 'fetchSessions',
        onDone: { target: 'listed', actions: assign({ sessions: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    failed: { on: { refresh: { target: 'loading', actions: assign({ failure: null }) } } },
    listed: {
      on: {
        refresh: { target: 'loading', actions: assign({ failure: null }) },
        ask: {
          guard: { type: 'mayEnd', params: ({ event }) => event.ending },
          target: 'confirming',
          actions: assign({ ending: ({ event }) => event.ending, failure: null }),
        },
      },
    },
    confirming: {
      on: {
        confirm: 'ending',
        cancel: { target: 'listed', actions: assign({ ending: null }) },
      },
    },
    ending: {
      tags: 'busy',
      exit: assign({ ending: null }),
      invoke: {
        src: 'end',
        input: ({ context }) => context.ending!,
        // The list is asked for again, because others may have ended or begun meanwhile.
        onDone: {
          target: 'loading',
          actions: emit(({ event }) => ({ type: 'ended', answer: event.output })),
        },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => failureFrom(event.error) },
            target: 'loading',
          },
          {
            target: 'listed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
  },
});

/** The machine as a screen holds it. */
export type Sessions = ActorRefFromLogic<typeof sessionsMachine>;
type Snapshot = SnapshotFrom<typeof sessionsMachine>;

/** All sessions but the one that asks. */
export const othersOf = (sessions: readonly SignedInSession[] | null) =>
  (sessions ?? []).filter(({ current }) => !current);

/** Nothing has been listed yet. */
export const isFirstLoad = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.sessions === null;

/** Why ending did not work, for the alert above the list. */
export const failedEnding = (snapshot: Snapshot): Failure | null =>
  snapshot.matches('failed') ? null : snapshot.context.failure;

/** Whether exactly this is being ended right now. */
export const isEnding = (snapshot: Snapshot, ending: Ending): boolean =>
  snapshot.hasTag('busy') && snapshot.context.ending === ending;
