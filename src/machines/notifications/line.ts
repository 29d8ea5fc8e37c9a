import { emit, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Notification } from '../../contract/notifications.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';

/** What the open line tells its machine. */
type Heard =
  | { readonly type: 'arrived'; readonly list: readonly Notification[] }
  | { readonly type: 'changed' }
  | { readonly type: 'line broke' }
  /** Ended by the server for another page of this person. */
  | { readonly type: 'line replaced' }
  | { readonly type: 'line refused'; readonly failure: Failure };

/** The whole open list, again whenever it changes. Its script is only fetched when it begins. */
const listen = fromCallback<Heard>(({ sendBack }) => {
  const ending = new AbortController();
  const { signal } = ending;
  import('../../api/stream.ts')
    .then(({ follow }) =>
      follow(endpoints.streamNotifications, {
        signal,
        onEvent: (list) => sendBack({ type: 'arrived', list }),
        onChanged: () => sendBack({ type: 'changed' }),
        onBreak: () => sendBack({ type: 'line broke' }),
        onReplaced: () => sendBack({ type: 'line replaced' }),
      }),
    )
    .catch((error) => sendBack({ type: 'line refused', failure: failureFrom(error) }));
  return () => ending.abort();
});

interface LookedAt {
  readonly type: 'looked at';
}

/** Tells when somebody turns to this page: to its window, or to its tab. */
const watchVisibility = fromCallback<LookedAt>(({ sendBack }) => {
  const look = () => {
    if (document.visibilityState === 'visible') sendBack({ type: 'looked at' });
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
});

/**
 * The line over which a person is told of news, and that something else has changed.
 *
 *     line:      resting → following -broken→ cut → following; -network lost→ offline; -replaced→ replaced
 *     changes:   quiet -changed→ gathering → resting → quiet
 */
export const lineMachine = setup({
  types: {
    events: {} as Heard | NetworkEvent | LookedAt | { type: 'retry' },
    emitted: {} as Extract<Heard, { type: 'arrived' | 'changed' }>,
    tags: {} as 'cut',
  },
  actors: { listen, watchNetwork, watchVisibility },
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
}).createMachine({
  id: 'line',
  type: 'parallel',
  states: {
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
            arrived: { target: '.live', actions: emit(({ event }) => event) },
            'line broke': '.broken',
            'line replaced': 'replaced',
            'line refused': [
              // An API without notifications.
              { guard: ({ event }) => event.failure.reason === 'not-found', target: 'absent' },
              { target: 'cut' },
            ],
          },
          states: { connecting: {}, live: {}, broken: { tags: 'cut' } },
        },
        // What is heard after coming back is the whole list, so nothing is lost in between.
        offline: { tags: 'cut', on: { 'network back': 'following' } },
        // Of many open pages some rest, until somebody turns to them: each would end another's line.
        replaced: {
          tags: 'cut',
          invoke: { src: 'watchVisibility' },
          on: { 'looked at': 'following' },
        },
        absent: {},
        cut: { tags: 'cut', after: { pause: 'following' }, on: { retry: 'following' } },
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
  },
});

/** Whether what changes from now on arrives, does not yet, or would not by itself. */
export function lineOf(snapshot: SnapshotFrom<typeof lineMachine>): 'opening' | 'open' | 'cut' {
  if (snapshot.hasTag('cut')) return 'cut';
  return snapshot.matches({ line: { following: 'live' } }) ? 'open' : 'opening';
}
