import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callPage } from '../api/client.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { EngineeringType } from '../contract/people.ts';
import type { Project } from '../contract/projects.ts';
import { asBearer } from './bearer.ts';
import { type ListPage, lastPageOf, pageOf } from './page.ts';

export const pageSizes = [3, 6, 9] as const;
export type PageSize = (typeof pageSizes)[number];

export interface BrowseFilters {
  readonly searchText: string;
  readonly engineering: EngineeringType | '';
  readonly page: number;
  readonly pageSize: PageSize;
}

const fetchProjects = fromPromise<ListPage<Project>, BrowseFilters>(async ({ input, signal }) => {
  const query = {
    onlyCompanyProjects: 'false' as const,
    searchText: input.searchText.trim() || undefined,
    engineering: input.engineering || undefined,
    page: String(input.page),
    pageSize: String(input.pageSize),
  };
  const answer = await asBearer((token) =>
    callPage(endpoints.listProjects, { query }, { token, signal }),
  );
  return pageOf(answer, input, (project) => project.status !== 'Completed');
});

/**
 * The grid behind the filters in the address. Each change leaves `loading` and enters it again, which
 * aborts the request under way: only the newest answer can arrive.
 */
export const browseMachine = setup({
  types: {
    input: {} as BrowseFilters,
    context: {} as { filters: BrowseFilters; list: ListPage<Project> | null },
    events: {} as
      | { type: 'show'; filters: BrowseFilters }
      | { type: 'retry' }
      /** The student has applied to a project of the grid. */
      | { type: 'applied'; pid: number },
  },
  actors: { fetchProjects },
  guards: {
    isNew: ({ context }, filters: BrowseFilters) =>
      JSON.stringify(filters) !== JSON.stringify(context.filters),
    /** The list has become shorter than the address says. */
    isPastTheEnd: ({ context }, list: ListPage<Project>) =>
      list.total > 0 && context.filters.page > lastPageOf(list.total, context.filters.pageSize),
  },
  actions: {
    turnToLastPage: assign({
      filters: ({ context: { filters } }, list: ListPage<Project>) => ({
        ...filters,
        page: lastPageOf(list.total, filters.pageSize),
      }),
    }),
  },
}).createMachine({
  id: 'browse',
  context: ({ input }) => ({ filters: input, list: null }),
  initial: 'loading',
  on: {
    show: {
      guard: { type: 'isNew', params: ({ event }) => event.filters },
      target: '.loading',
      actions: assign({ filters: ({ event }) => event.filters }),
    },
    applied: {
      actions: assign({ list: ({ context, event }) => markApplied(context.list, event.pid) }),
    },
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
          { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
        ],
        onError: 'failed',
      },
    },
    listed: {},
    failed: { on: { retry: 'loading' } },
  },
});

const markApplied = (list: ListPage<Project> | null, pid: number) =>
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

/** Why a student cannot register for a project now; null when they can. */
export type Obstacle = 'status' | 'applied' | 'deadline' | 'places';

export function obstacleTo(project: Project, now: Date): Obstacle | null {
  if (project.applied) return 'applied';
  if (project.status !== 'pending') return 'status';
  if (project.deadline !== null && new Date(project.deadline) <= now) return 'deadline';
  if (project.placesTaken >= project.places) return 'places';
  return null;
}
