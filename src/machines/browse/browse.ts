import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Project } from '../../contract/projects.ts';
import { forgetApplication } from '../applications/application-draft.ts';
import { asBearer } from '../calls/bearer.ts';
import { isOffline, type NetworkEvent, watchNetwork } from '../calls/network.ts';
import { wholeProject } from '../calls/original-api.ts';
import { type ListPage, lastPageOf, pageOf } from '../calls/page.ts';
import { type BrowseFilters, queryOf } from './browse-filters.ts';

/** A page of projects, with the filters it answers: the address may already ask for others. */
export interface Listing extends ListPage<Project> {
  readonly filters: BrowseFilters;
}

const fetchProjects = fromPromise<ListPage<Project>, BrowseFilters>(async ({ input, signal }) => {
  const answer = await asBearer((token) =>
    callPage(endpoints.listProjects, { query: queryOf(input) }, { token, signal }),
  );
  const whole = { ...answer, rows: answer.rows.map(wholeProject) };
  return pageOf(whole, input, (project) => project.status !== 'Completed');
});

/**
 * The grid behind the filters in the address. Each change leaves `loading` and enters it again, which
 * aborts the request under way: only the newest answer can arrive.
 */
export const browseMachine = setup({
  types: {
    input: {} as BrowseFilters,
    context: {} as { filters: BrowseFilters; list: Listing | null },
    events: {} as
      | { type: 'show'; filters: BrowseFilters }
      | { type: 'retry' }
      /** Something listed has turned out to be out of date. */
      | { type: 'refresh' }
      /** The student has applied to a project of the grid. */
      | { type: 'applied'; pid: number }
      | NetworkEvent,
  },
  actors: { fetchProjects, watchNetwork },
  guards: {
    isNew: ({ context }, filters: BrowseFilters) =>
      JSON.stringify(filters) !== JSON.stringify(context.filters),
    /** The list has become shorter than the address says. */
    isPastTheEnd: ({ context }, list: ListPage<Project>) =>
      list.total > 0 && context.filters.page > lastPageOf(list.total, context.filters.pageSize),
    isOffline,
  },
  actions: {
    turnToLastPage: assign({
      filters: ({ context: { filters } }, list: ListPage<Project>) => ({
        ...filters,
        page: lastPageOf(list.total, filters.pageSize),
      }),
    }),
    keepList: assign({
      list: ({ context: { filters } }, list: ListPage<Project>) => ({ ...list, filters }),
    }),
    /** An answer may have been lost, but the application it told of is in. */
    forgetSent: (_, { rows }: ListPage<Project>) => {
      for (const { pid, applied } of rows) if (applied) forgetApplication(pid);
    },
  },
}).createMachine({
  id: 'browse',
  context: ({ input }) => ({ filters: input, list: null }),
  invoke: { src: 'watchNetwork' },
  initial: 'loading',
  on: {
    show: {
      guard: { type: 'isNew', params: ({ event }) => event.filters },
      target: '.loading',
      actions: assign({ filters: ({ event }) => event.filters }),
    },
    refresh: '.loading',
    applied: {
      actions: assign({ list: ({ context, event }) => markApplied(context.list, event.pid) }),
    },
    'network lost': '.offline',
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchProjects',
        input: ({ context }) => context.filters,
        onDone: [
          {
            guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: { type: 'turnToLastPage', params: ({ event }) => event.output },
          },
          {
            target: 'listed',
            actions: [
              { type: 'keepList', params: ({ event }) => event.output },
              { type: 'forgetSent', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: [{ guard: 'isOffline', target: 'offline' }, { target: 'failed' }],
      },
    },
    listed: {},
    failed: { on: { retry: 'loading', 'network back': 'loading' } },
    /** What was listed stays, and is asked for again as soon as the network is back. */
    offline: { on: { retry: 'loading', 'network back': 'loading' } },
  },
});

const markApplied = (list: Listing | null, pid: number) =>
  list && {
    ...list,
    rows: list.rows.map((project) =>
      project.pid === pid ? { ...project, applied: true } : project,
    ),
  };

type Snapshot = SnapshotFrom<typeof browseMachine>;

/** Nothing has been listed yet: the screen shows where cards will be. Later loads keep the old cards. */
export const isFirstLoad = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.list === null;
