import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { read } from '../../api/read/read.ts';
import type { SignedInSession } from '../../contract/accounts/auth.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

/** What is to end: one session, or all but the one that asks. */
export type Ending = SignedInSession | 'others';

/** Where a person is signed in. */
export const ownSessions = read(endpoints.listSessions, {});

const end = calling<string, Ending>(({ input, signal }) => {
  const id = input === 'others' ? input : input.id;
  return call(endpoints.endSession, { params: { id } }, { signal });
});

/** Ending a session is asked twice; this device leaves by Logout alone. */
export const endingMachine = setup({
  types: {
    context: {} as { ending: Ending | null; failure: Failure | null },
    events: {} as { type: 'ask'; ending: Ending } | { type: 'confirm' } | { type: 'cancel' },
    /** `answer` is null where it had ended by itself. */
    emitted: {} as { type: 'ended'; answer: string | null },
    tags: {} as 'busy',
  },
  actors: { end },
  guards: {
    mayEnd: (_, ending: Ending) => ending === 'others' || !ending.current,
    /** It has ended by itself meanwhile, which is what was wanted. */
    isOver: (_, failure: Failure) => failure.reason === 'not-found',
  },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'ending',
  context: { ending: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
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
        cancel: { target: 'idle', actions: assign({ ending: null }) },
      },
    },
    ending: {
      tags: 'busy',
      exit: assign({ ending: null }),
      invoke: {
        src: 'end',
        input: ({ context }) => context.ending!,
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'ended', answer: event.output })),
        },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => failureFrom(event.error) },
            target: 'idle',
            actions: emit({ type: 'ended', answer: null }),
          },
          {
            target: 'idle',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof endingMachine>;

/** All sessions but the one that asks. */
export const othersOf = (sessions: readonly SignedInSession[]) =>
  sessions.filter(({ current }) => !current);

/** Whether exactly this is being ended right now. */
export const isEnding = (snapshot: Snapshot, ending: Ending): boolean =>
  snapshot.hasTag('busy') && snapshot.context.ending === ending;
