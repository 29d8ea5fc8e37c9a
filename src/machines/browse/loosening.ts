import { assign, fromPromise, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import {
  type BrowseFilters,
  type Narrowing,
  narrowingsIn,
  queryOf,
  without,
} from './browse-filters.ts';

/** How many projects there would be without one of the filters; null while that is not known. */
export interface Loosening {
  readonly name: Narrowing;
  readonly total: number | null;
}

const countWithout = fromPromise<readonly Loosening[], BrowseFilters>(({ input, signal }) =>
  Promise.all(
    narrowingsIn(input).map(async (name) => {
      const query = { ...queryOf(without(input, name)), pageSize: '1' };
      const { rows, total } = await asBearer((token) =>
        callPage(endpoints.listProjects, { query }, { token, signal }),
      );
      return { name, total: total ?? rows.length };
    }),
  ),
);

/** Nothing matches: which of the filters stands in the way? Asked once typing has paused. */
export const looseningMachine = setup({
  types: {
    input: {} as { filters: BrowseFilters },
    context: {} as { filters: BrowseFilters; loosenings: readonly Loosening[] },
    events: {} as { type: 'show'; filters: BrowseFilters },
  },
  actors: { countWithout },
  delays: { pause: 300 },
  actions: {
    takeUp: assign((_, filters: BrowseFilters) => ({ filters, loosenings: uncounted(filters) })),
  },
}).createMachine({
  id: 'loosening',
  context: ({ input: { filters } }) => ({ filters, loosenings: uncounted(filters) }),
  initial: 'waiting',
  on: {
    show: {
      target: '.waiting',
      actions: { type: 'takeUp', params: ({ event }) => event.filters },
    },
  },
  states: {
    waiting: { after: { pause: 'counting' } },
    counting: {
      invoke: {
        src: 'countWithout',
        input: ({ context }) => context.filters,
        onDone: { target: 'counted', actions: assign({ loosenings: ({ event }) => event.output }) },
        // Each filter can be loosened all the same, only without a number.
        onError: 'counted',
      },
    },
    counted: {},
  },
});

const uncounted = (filters: BrowseFilters): readonly Loosening[] =>
  narrowingsIn(filters).map((name) => ({ name, total: null }));
