import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { isOffline, type NetworkEvent, watchNetwork } from '../calls/network.ts';
import { type ListPage, lastPageOf } from '../calls/page.ts';
import type { TableQuery } from './query.ts';
import type { Change, TableSource } from './source.ts';

interface Asked {
  readonly source: TableSource;
  readonly query: TableQuery;
}

const fetchRows = fromPromise<ListPage<object>, Asked>(({ input: { source, query }, signal }) =>
  source.list(query, signal),
);

const makeChange = fromPromise<object, { source: TableSource; change: Change & { id: number } }>(
  ({ input: { source, change } }) => source.change(change),
);

const isSame = (source: TableSource, one: object, other: object): boolean =>
  source.idOf(one) !== null && source.idOf(one) === source.idOf(other);

/**
 * One table: what it lists, which rows are chosen, and the changes made to rows. A change shows at
 * once and is told to the server one after the other; where it is refused, the row is as it was.
 */
export const tableMachine = setup({
  types: {
    input: {} as Asked,
    context: {} as Asked & {
      list: ListPage<object> | null;
      /** Chosen rows, also of pages that are not shown now. */
      selected: readonly object[];
      waiting: readonly Change[];
      refused: { readonly change: Change; readonly failure: Failure } | null;
    },
    events: {} as
      | { type: 'show'; query: TableQuery }
      | { type: 'retry' }
      | { type: 'refresh' }
      | { type: 'select'; rows: readonly object[] }
      | { type: 'change'; change: Change }
      | { type: 'dismiss refusal' }
      /** Deleted for good. */
      | { type: 'drop'; ids: readonly number[] }
      | NetworkEvent,
    emitted: {} as { type: 'changed'; change: Change; row: object },
  },
  actors: { fetchRows, makeChange, watchNetwork },
  guards: {
    isNew: ({ context }, query: TableQuery) =>
      JSON.stringify(query) !== JSON.stringify(context.query),
    isPastTheEnd: ({ context }, { total }: ListPage<object>) =>
      total > 0 && context.query.page > lastPageOf(total, context.query.pageSize),
    isWaiting: ({ context }) => context.waiting.length > 0,
    hasNoId: (_, { id }: Change) => id === null,
    isOffline,
  },
  actions: {
    keepList: assign({ list: (_, list: ListPage<object>) => list }),
    turnToLastPage: assign({
      query: ({ context: { query } }, { total }: ListPage<object>) => ({
        ...query,
        page: lastPageOf(total, query.pageSize),
      }),
    }),
    drop: assign(({ context: { source, list, selected } }, ids: readonly number[]) => {
      const isLeft = (row: object) => !ids.includes(source.idOf(row) ?? 0);
      return {
        list: list && {
          rows: list.rows.filter(isLeft),
          total: Math.max(0, list.total - ids.length),
        },
        selected: selected.filter(isLeft),
      };
    }),
    take: assign({
      waiting: ({ context }, change: Change) => [...context.waiting, change],
      refused: null,
    }),
    tellMissingId: ({ context: { source } }) => console.error(missingId(source)),
    refuseMissingId: assign({
      refused: ({ context: { source } }, change: Change) => ({
        change,
        failure: { reason: 'unknown' as const, sentence: missingId(source), fields: [] },
      }),
    }),
    settle: assign(({ context: { source, list, waiting, selected } }, row: object) => ({
      waiting: waiting.slice(1),
      list: list && {
        ...list,
        rows: list.rows.map((old) => (isSame(source, old, row) ? row : old)),
      },
      selected: selected.map((old) => (isSame(source, old, row) ? row : old)),
    })),
    rollBack: assign(({ context: { waiting } }, failure: Failure) => ({
      waiting: waiting.slice(1),
      refused: { change: waiting[0]!, failure },
    })),
  },
}).createMachine({
  id: 'table',
  type: 'parallel',
  context: ({ input }) => ({ ...input, list: null, selected: [], waiting: [], refused: null }),
  invoke: { src: 'watchNetwork' },
  on: { select: { actions: assign({ selected: ({ event }) => event.rows }) } },
  states: {
    list: {
      initial: 'loading',
      on: {
        show: {
          guard: { type: 'isNew', params: ({ event }) => event.query },
          target: '.loading',
          actions: assign({ query: ({ event }) => event.query }),
        },
        refresh: '.loading',
        drop: {
          target: '.loading',
          actions: { type: 'drop', params: ({ event }) => event.ids },
        },
        'network lost': '.offline',
      },
      states: {
        loading: {
          invoke: {
            src: 'fetchRows',
            input: ({ context: { source, query } }) => ({ source, query }),
            onDone: [
              {
                guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
                target: 'loading',
                reenter: true,
                actions: { type: 'turnToLastPage', params: ({ event }) => event.output },
              },
              {
                target: 'listed',
                actions: { type: 'keepList', params: ({ event }) => event.output },
              },
            ],
            onError: [{ guard: 'isOffline', target: 'offline' }, { target: 'failed' }],
          },
        },
        listed: {},
        failed: { on: { retry: 'loading', 'network back': 'loading' } },
        offline: { on: { retry: 'loading', 'network back': 'loading' } },
      },
    },
    changes: {
      initial: 'idle',
      on: {
        change: [
          {
            guard: { type: 'hasNoId', params: ({ event }) => event.change },
            actions: [
              'tellMissingId',
              { type: 'refuseMissingId', params: ({ event }) => event.change },
            ],
          },
          { actions: { type: 'take', params: ({ event }) => event.change } },
        ],
        'dismiss refusal': { actions: assign({ refused: null }) },
      },
      states: {
        idle: { always: { guard: 'isWaiting', target: 'saving' } },
        saving: {
          invoke: {
            src: 'makeChange',
            input: ({ context: { source, waiting } }) => ({
              source,
              change: waiting[0] as Change & { id: number },
            }),
            onDone: {
              target: 'idle',
              actions: [
                emit(({ context, event }) => ({
                  type: 'changed',
                  change: context.waiting[0]!,
                  row: event.output,
                })),
                { type: 'settle', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'idle',
              actions: { type: 'rollBack', params: ({ event }) => failureFrom(event.error) },
            },
          },
        },
      },
    },
  },
});

const missingId = ({ noun }: TableSource): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ID missing for update.`;
