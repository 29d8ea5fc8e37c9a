import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/problem.ts';
import type { Notification } from '../../contract/notifications.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';
import { type LookedAt, watchVisibility } from '../calls/visibility.ts';
import { type Heard, listen } from './notification-line.ts';
import {
  type Dismissal,
  dismiss,
  fetchNotifications,
  freshIn,
  isLessIn,
  openOnes,
} from './notification-list.ts';

/**
 * What a person is told of, listed and followed live. What is dismissed goes at once; where the server refuses it, it is back.
 *
 *     list:      loading → listed | failed
 *     line:      resting → following -broken→ cut → following; -network lost→ offline; -replaced→ replaced
 *     changes:   quiet -changed→ gathering → resting → quiet; dismissal: idle -waiting→ telling → idle
 */
export const notificationsMachine = setup({
  types: {
    context: {} as {
      list: readonly Notification[] | null;
      waiting: readonly Dismissal[];
      /** Dismissed or about to be. Kept, because a list sent before a dismissal may come after it. */
      gone: readonly number[];
      failure: Failure | null;
    },
    events: {} as
      | Heard
      | NetworkEvent
      | LookedAt
      | { type: 'retry' }
      | { type: 'dismiss'; id: number }
      | { type: 'dismiss all' },
    emitted: {} as
      | { type: 'news'; fresh: readonly Notification[] }
      | { type: 'dismissed' }
      | { type: 'changed' },
  },
  actors: { fetchNotifications, listen, watchNetwork, watchVisibility, dismiss },
  delays: {
    /** What the screen itself asks for goes first. */
    calm: 1000,
    /** One act often changes several things. */
    gather: 150,
    /** However much happens, screens are read again no more often. */
    rest: 2000,
    /** Between two tries to get the stream's script. */
    pause: 30_000,
  },
  guards: {
    isWaiting: ({ context }) => context.waiting.length > 0,
    isAnyOpen: ({ context }) => openOnes(context).length > 0,
    /**
     * Dismissed in another window meanwhile, which is what was wanted; or, of the list and the line,
     * an API without notifications, where none is a whole answer.
     */
    isAbsent: (_, failure: Failure) => failure.reason === 'not-found',
    lacksSome: ({ context }, list: readonly Notification[]) => isLessIn(context, list),
    bringsNews: ({ context }, list: readonly Notification[]) => freshIn(context, list).length > 0,
  },
  actions: {
    keepList: assign({ list: (_, list: readonly Notification[]) => list }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
    take: assign(({ context }, { id, covers }: Dismissal) => ({
      waiting: [...context.waiting, { id, covers }],
      gone: [...context.gone, ...covers],
      failure: null,
    })),
    settle: assign({ waiting: ({ context }) => context.waiting.slice(1) }),
    putBack: assign(({ context: { waiting, gone } }) => ({
      waiting: waiting.slice(1),
      gone: gone.filter((id) => !waiting[0]?.covers.includes(id)),
    })),
    tellNews: emit(({ context }, list: readonly Notification[]) => ({
      type: 'news' as const,
      fresh: freshIn(context, list),
    })),
  },
}).createMachine({
  id: 'notifications',
  context: { list: null, waiting: [], gone: [], failure: null },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      on: {
        arrived: [
          {
            guard: { type: 'bringsNews', params: ({ event }) => event.list },
            target: '.listed',
            actions: [
              { type: 'tellNews', params: ({ event }) => event.list },
              { type: 'keepList', params: ({ event }) => event.list },
            ],
          },
          {
            guard: { type: 'lacksSome', params: ({ event }) => event.list },
            target: '.listed',
            actions: [
              emit({ type: 'dismissed' }),
              { type: 'keepList', params: ({ event }) => event.list },
            ],
          },
          {
            target: '.listed',
            actions: { type: 'keepList', params: ({ event }) => event.list },
          },
        ],
      },
      states: {
        loading: {
          invoke: {
            src: 'fetchNotifications',
            onDone: {
              target: 'listed',
              actions: { type: 'keepList', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isAbsent', params: ({ event }) => failureFrom(event.error) },
                target: 'listed',
                actions: { type: 'keepList', params: [] },
              },
              {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
              },
            ],
          },
        },
        failed: { on: { retry: { target: 'loading', actions: 'forgetFailure' } } },
        listed: {},
      },
    },
    line: {
      initial: 'resting',
      // The browser knows first; an open line may stay silent for minutes before it counts as broken.
      invoke: { src: 'watchNetwork', onError: {} },
      on: { 'network lost': '.offline' },
      states: {
        resting: { after: { calm: 'following' } },
        following: {
          initial: 'connecting',
          invoke: { src: 'listen', onError: 'cut' },
          on: {
            'line broke': '.broken',
            'line replaced': 'replaced',
            'line refused': [
              {
                guard: { type: 'isAbsent', params: ({ event }) => event.failure },
                target: 'absent',
              },
              { target: 'cut' },
            ],
          },
          states: {
            connecting: { on: { arrived: 'live' } },
            live: {},
            broken: { on: { arrived: 'live' } },
          },
        },
        // What is heard after coming back is the whole list, so nothing is lost in between.
        offline: { on: { 'network back': 'following' } },
        // Of many open pages some rest, until somebody turns to them: each would end another's line.
        replaced: { invoke: { src: 'watchVisibility' }, on: { 'looked at': 'following' } },
        absent: {},
        cut: { after: { pause: 'following' }, on: { retry: 'following' } },
      },
    },
    changes: {
      initial: 'quiet',
      states: {
        quiet: { on: { changed: 'gathering' } },
        gathering: { after: { gather: { target: 'resting', actions: emit({ type: 'changed' }) } } },
        resting: { on: { changed: 'more' }, after: { rest: 'quiet' } },
        more: { after: { rest: { target: 'resting', actions: emit({ type: 'changed' }) } } },
      },
    },
    dismissal: {
      initial: 'idle',
      on: {
        dismiss: {
          actions: {
            type: 'take',
            params: ({ event: { id } }) => ({ id, covers: [id] }),
          },
        },
        'dismiss all': {
          guard: 'isAnyOpen',
          actions: {
            type: 'take',
            params: ({ context }) => ({
              id: 'all' as const,
              covers: openOnes(context).map(({ id }) => id),
            }),
          },
        },
      },
      states: {
        idle: { always: { guard: 'isWaiting', target: 'telling' } },
        telling: {
          invoke: {
            src: 'dismiss',
            input: ({ context }) => context.waiting[0]!,
            onDone: { target: 'idle', actions: 'settle' },
            onError: [
              {
                guard: { type: 'isAbsent', params: ({ event }) => failureFrom(event.error) },
                target: 'idle',
                actions: 'settle',
              },
              {
                target: 'idle',
                actions: [
                  'putBack',
                  { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
                ],
              },
            ],
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

export const unread = ({ context }: Snapshot): number => openOnes(context).length;

/** Why the last dismissal was not taken; null once another one is tried. */
export const failedDismissal = ({ context: { list, failure } }: Snapshot): Failure | null =>
  list === null ? null : failure;

/** The line is open: what changes from now on arrives. */
export const isLive = (snapshot: Snapshot): boolean =>
  snapshot.matches({ line: { following: 'live' } });

/** New ones would not arrive by themselves right now. */
export const isCutOff = (snapshot: Snapshot): boolean =>
  snapshot.matches({ line: 'cut' }) ||
  snapshot.matches({ line: 'offline' }) ||
  snapshot.matches({ line: 'replaced' }) ||
  snapshot.matches({ line: { following: 'broken' } });
