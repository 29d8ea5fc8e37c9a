import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { type Read, read, refresh } from '../../api/read/read.ts';
import type { TableQuery } from '../../api/tables/asked.ts';
import { narrowing } from '../../api/tables/asked.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type {
  BulkAction,
  BulkActionKind,
  BulkActionName,
} from '../../contract/reports/bulk-actions.ts';
import { calling } from '../calls/calling.ts';

/** How often, in milliseconds, an act under way is looked at. */
const glance = 700;

/** From how many people on an act is shown first, and the acts of the last day. */
export const recentActs = {
  ...read(endpoints.listBulkActions, {}),
  staleTime: 10_000,
  againAfter: ({ acts }) => (acts.some(isUnderWay) ? glance : null),
} satisfies Read<{ above: number; acts: readonly BulkAction[] }>;

/** One act, followed while it is under way. */
export const bulkActionRead = (id: number): Read<BulkAction> => ({
  ...read(endpoints.getBulkAction, { params: { id } }),
  againAfter: (act) => (isUnderWay(act) ? glance : null),
});

export const isUnderWay = ({ state }: Pick<BulkAction, 'state'>): boolean =>
  state === 'running' || state === 'taking back';

/** What is to be done to whom, by their numbers or by a search; or an act of before, by its number. */
export type BulkActionWish =
  | { readonly kind: BulkActionKind; readonly act: BulkActionName; readonly ids: readonly number[] }
  | { readonly kind: BulkActionKind; readonly act: BulkActionName; readonly matching: TableQuery }
  | { readonly id: number };

type Wish = { wish: Exclude<BulkActionWish, { id: number }>; key: string };

const propose = calling<BulkAction, Wish>(({ input: { wish, key }, signal }) => {
  if ('ids' in wish) {
    const body = { ...wish, ids: [...wish.ids] };
    return call(endpoints.proposeBulkAction, { body, idempotencyKey: key }, { signal });
  }
  // A table has the filters of its own kind alone.
  const body = { ...wish, matching: narrowing(wish.matching) } as never;
  return call(endpoints.proposeBulkActionOnMatching, { body, idempotencyKey: key }, { signal });
});
const start = calling<BulkAction, { id: number }>(({ input: { id } }) =>
  call(endpoints.startBulkAction, { params: { id } }),
);
const undo = calling<BulkAction, { id: number }>(({ input: { id } }) =>
  call(endpoints.undoBulkAction, { params: { id } }),
);

/**
 * One act about many: shown, begun, and taken back. How far it is, is read beside it.
 *
 *     proposing → shown -start→ starting → shown
 *     shown -undo→ undoing → shown
 *     proposing -refused→ not proposed -retry→ proposing
 */
export const bulkActionMachine = setup({
  types: {
    input: {} as { wish: BulkActionWish },
    context: {} as { wish: BulkActionWish; key: string; id: number; failure: Failure | null },
    events: {} as { type: 'start' } | { type: 'undo' } | { type: 'retry' },
    emitted: {} as { type: 'begun' },
    tags: {} as 'busy',
  },
  actors: { propose, start, undo },
  guards: { isKnown: ({ context }) => 'id' in context.wish },
  actions: {
    keepId: assign({ id: (_, { id }: BulkAction) => id }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
    readAnew: () => refresh(),
  },
}).createMachine({
  id: 'mass-act',
  context: ({ input: { wish } }) => ({
    wish,
    key: crypto.randomUUID(),
    id: 'id' in wish ? wish.id : 0,
    failure: null,
  }),
  initial: 'proposing',
  states: {
    proposing: {
      tags: 'busy',
      always: { guard: 'isKnown', target: 'shown' },
      invoke: {
        src: 'propose',
        input: ({ context: { wish, key } }) => ({ wish, key }) as Wish,
        onDone: {
          target: 'shown',
          actions: { type: 'keepId', params: ({ event }) => event.output },
        },
        onError: {
          target: 'not proposed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    'not proposed': { on: { retry: { target: 'proposing', actions: 'forgetFailure' } } },
    shown: {
      on: {
        start: { target: 'starting', actions: 'forgetFailure' },
        undo: { target: 'undoing', actions: 'forgetFailure' },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        src: 'start',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: ['readAnew', emit({ type: 'begun' })] },
        onError: {
          target: 'shown',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    undoing: {
      tags: 'busy',
      invoke: {
        src: 'undo',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: 'readAnew' },
        onError: {
          target: 'shown',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
  },
});
