import { assign, emit, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { type Notification, streamNotifications } from '../../contract/notifications.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';

/** Events of the open line. */
type Heard =
  | { readonly type: 'arrived'; readonly list: readonly Notification[] }
  | { readonly type: 'changed' }
  /** A sign of life without news. */
  | { readonly type: 'heard' }
  | { readonly type: 'line broke' }
  /** It is answered, and by something else than the server of this product. */
  | { readonly type: 'line held back' }
  /** Ended by the server for another page of this person. */
  | { readonly type: 'line replaced' }
  | { readonly type: 'line refused'; readonly failure: Failure };

/** The whole open list, again whenever it changes. Its script is only fetched when it begins. */
const listen = fromCallback<Heard>(({ sendBack }) => {
  const ending = new AbortController();
  const { signal } = ending;
  import('../../api/stream.ts')
    .then(({ follow }) =>
      follow(streamNotifications, {
        signal,
        onEvent: (list) => sendBack({ type: 'arrived', list }),
        onChanged: () => sendBack({ type: 'changed' }),
        onSign: () => sendBack({ type: 'heard' }),
        onBreak: () => sendBack({ type: 'line broke' }),
        onOther: () => sendBack({ type: 'line held back' }),
        onReplaced: () => sendBack({ type: 'line replaced' }),
      }),
    )
    .catch((error) => sendBack({ type: 'line refused', failure: failureFrom(error) }));
  return () => ending.abort();
});

interface LookedAt {
  readonly type: 'looked at';
}

/** Reports when somebody turns to this page's window or tab. */
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

/** Milliseconds until a line is tried again: longer with each failure, and not the same for all pages. */
export const pauseAfter = (tries: number, chance: number): number =>
  Math.min(2_000 * 2 ** (tries - 1), 60_000) * (0.5 + chance);

/**
 * The live connection for notifications and for changes of other data. While it is broken, each try reads the shown data
 * again.
 *
 *     line:      resting → following -broken, silent→ waiting → following; -network lost→ offline; -replaced→ replaced
 *     changes:   quiet -changed→ gathering → resting → quiet
 */
export const lineMachine = setup({
  types: {
    context: {} as {
      /** State while the line is not open. */
      held: 'opening' | 'late' | 'cut';
      /** Number of failed tries in a row. */
      tries: number;
    },
    events: {} as Heard | NetworkEvent | LookedAt | { type: 'retry' },
    emitted: {} as Extract<Heard, { type: 'arrived' | 'changed' }> | { type: 'untold' },
  },
  actions: {
    hold: assign((_, held: 'opening' | 'late' | 'cut') => ({ held })),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetTries: assign({ tries: 0, held: 'opening' }),
    readAnew: emit({ type: 'untold' }),
  },
  actors: { listen, watchNetwork, watchVisibility },
  delays: {
    /** Lets the screen's own requests go first. */
    calm: 1000,
    /** One act often changes several things. */
    gather: 150,
    /** However much happens, screens are read again no more often. */
    rest: 2000,
    /** The server sends the open notifications at once. */
    patience: 10_000,
    /** It gives a sign of life every 25 seconds. */
    silence: 60_000,
    pause: ({ context }) => pauseAfter(context.tries, Math.random()),
  },
}).createMachine({
  id: 'line',
  context: { held: 'opening', tries: 0 },
  type: 'parallel',
  states: {
    line: {
      initial: 'resting',
      // The browser knows first; an open line may stay silent for minutes before it counts as broken.
      invoke: { src: 'watchNetwork', onError: {} },
      on: { 'network lost': { target: '.offline', actions: { type: 'hold', params: 'cut' } } },
      states: {
        resting: { after: { calm: 'following' } },
        following: {
          initial: 'connecting',
          invoke: {
            src: 'listen',
            onError: { target: 'waiting', actions: { type: 'hold', params: 'cut' } },
          },
          on: {
            arrived: { target: '.live', actions: [emit(({ event }) => event), 'forgetTries'] },
            'line broke': { target: 'waiting', actions: { type: 'hold', params: 'cut' } },
            'line held back': { target: 'waiting', actions: { type: 'hold', params: 'late' } },
            'line replaced': { target: 'replaced', actions: { type: 'hold', params: 'cut' } },
            'line refused': [
              // An API without notifications.
              { guard: ({ event }) => event.failure.reason === 'not-found', target: 'absent' },
              { target: 'waiting', actions: { type: 'hold', params: 'cut' } },
            ],
          },
          states: {
            // A proxy may scan an answer until it ends, which this one never does.
            connecting: {
              after: {
                patience: {
                  target: '#line.line.waiting',
                  actions: { type: 'hold', params: 'late' },
                },
              },
            },
            live: {
              on: { heard: { target: 'live', reenter: true } },
              after: {
                silence: { target: '#line.line.waiting', actions: { type: 'hold', params: 'cut' } },
              },
            },
          },
        },
        // First comes the whole list after coming back, so nothing is lost in between.
        offline: {
          on: { 'network back': { target: 'following', actions: 'forgetTries' } },
        },
        // With many pages open, some rest until somebody turns to them; otherwise each would end another's line.
        replaced: {
          invoke: { src: 'watchVisibility' },
          on: { 'looked at': { target: 'following', actions: 'forgetTries' } },
        },
        absent: {},
        waiting: {
          entry: 'countTry',
          after: { pause: { target: 'following', actions: 'readAnew' } },
          on: { retry: 'following' },
        },
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

/** State of updates to this page: open, opening, late, or cut. */
export const lineOf = (snapshot: SnapshotFrom<typeof lineMachine>) =>
  snapshot.matches({ line: { following: 'live' } }) ? 'open' : snapshot.context.held;
