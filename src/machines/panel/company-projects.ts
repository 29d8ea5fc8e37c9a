import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Project, ProjectStatus } from '../../contract/projects.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';
import { type ListPage, lastPageOf, pageOf } from '../calls/page.ts';

export const projectsPerPage = 10;

/** Which of its projects a company looks at. */
export interface ProjectQuery {
  readonly status: ProjectStatus | '';
  readonly page: number;
}

const fetchProjects = fromPromise<ListPage<Project>, ProjectQuery>(
  async ({ input: { status, page }, signal }) => {
    const paging = { page, pageSize: projectsPerPage };
    const query = {
      onlyCompanyProjects: 'true' as const,
      status,
      page: String(page),
      pageSize: String(paging.pageSize),
    };
    const answer = await asBearer((token) =>
      callPage(endpoints.listProjects, { query }, { token, signal }),
    );
    return pageOf(answer, paging);
  },
);

/** A company's own projects, newest first, as an address asks for them. */
export const companyProjectsMachine = setup({
  types: {
    input: {} as ProjectQuery,
    context: {} as {
      query: ProjectQuery;
      list: ListPage<Project> | null;
      failure: Failure | null;
    },
    events: {} as NetworkEvent | { type: 'look'; query: ProjectQuery } | { type: 'retry' },
  },
  actors: { fetchProjects, watchNetwork },
  guards: {
    isOther: ({ context: { query } }, { status, page }: ProjectQuery) =>
      query.status !== status || query.page !== page,
    isPastTheEnd: ({ context: { query } }, { total }: ListPage<Project>) =>
      total > 0 && query.page > lastPageOf(total, projectsPerPage),
  },
}).createMachine({
  id: 'company-projects',
  context: ({ input }) => ({ query: input, list: null, failure: null }),
  initial: 'loading',
  invoke: { src: 'watchNetwork', onError: {} },
  on: {
    look: {
      guard: { type: 'isOther', params: ({ event }) => event.query },
      target: '.loading',
      actions: assign({ query: ({ event }) => event.query, failure: null }),
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchProjects',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: assign({
              query: ({ context, event }) => ({
                ...context.query,
                page: lastPageOf(event.output.total, projectsPerPage),
              }),
            }),
          },
          { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    failed: {
      on: {
        retry: { target: 'loading', actions: assign({ failure: null }) },
        'network back': { target: 'loading', actions: assign({ failure: null }) },
      },
    },
    listed: {},
  },
});

type Snapshot = SnapshotFrom<typeof companyProjectsMachine>;

/** Nothing has been listed yet. */
export const isFirstLoad = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.list === null;
