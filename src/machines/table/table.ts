import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import type { TableQuery } from '../../api/tables/asked.ts';
import { isSame } from '../../api/tables/rows.ts';
import type { Change, TableSource } from '../../api/tables/source.ts';
import { calling } from '../calls/calling.ts';

const makeChange = calling<object, { source: TableSource; change: Change & { id: number } }>(
  ({ input: { source, change } }) => source.change(change),
);

/**
 * What is done in one table: which rows are chosen, and the changes made to rows. A change shows at once and
 * is told to the server one after the other; where it is refused, the row is as it was.
 *
 *     idle -a change waits→ saving → idle (changed | refused: as it was)
 *     choosing rows goes on in both
 */
export const tableMachine = setup({
  types: {
    input: {} as { source: TableSource },
    context: {} as {
      source: TableSource;
      /** Chosen rows, also of pages that are not shown now. */
      selected: readonly object[];
      /** The search whose every match is chosen, in place of rows; null for none. */
      matching: TableQuery | null;
      waiting: readonly Change[];
      refused: { readonly change: Change; readonly failure: Failure } | null;
    },
    events: {} as
      | { type: 'select'; rows: readonly object[] }
      | { type: 'select matching'; query: TableQuery }
      | { type: 'change'; change: Change }
      | { type: 'dismiss refusal' }
      /** Deleted for good. */
      | { type: 'drop'; ids: readonly number[] },
    emitted: {} as { type: 'changed'; change: Change; row: object },
  },
  actors: { makeChange },
  guards: {
    isWaiting: ({ context }) => context.waiting.length > 0,
    hasNoId: (_, { id }: Change) => id === null,
  },
  actions: {
    drop: assign({
      selected: ({ context: { source, selected } }, ids: readonly number[]) =>
        selected.filter((row) => !ids.includes(source.idOf(row) ?? 0)),
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
    settle: assign(({ context: { source, waiting, selected } }, row: object) => ({
      waiting: waiting.slice(1),
      selected: selected.map((old) => (isSame(source, old, row) ? row : old)),
    })),
    rollBack: assign(({ context: { waiting } }, failure: Failure) => ({
      waiting: waiting.slice(1),
      refused: { change: waiting[0]!, failure },
    })),
  },
}).createMachine({
  id: 'table',
  context: ({ input }) => ({ ...input, selected: [], matching: null, waiting: [], refused: null }),
  initial: 'idle',
  on: {
    select: { actions: assign({ selected: ({ event }) => event.rows, matching: null }) },
    'select matching': {
      actions: assign({ selected: [], matching: ({ event }) => event.query }),
    },
    drop: { actions: { type: 'drop', params: ({ event }) => event.ids } },
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
});

const missingId = ({ noun }: TableSource): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ID missing for update.`;
