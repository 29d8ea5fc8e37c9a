import { assign, fromPromise, setup } from 'xstate';
import { callPage } from '../api/client.ts';
import { endpoints } from '../contract/endpoints.ts';
import { type ProjectStatus, projectStatuses } from '../contract/projects.ts';
import { asBearer } from './bearer.ts';

/** How many projects stand in each status. */
export type ProjectCounts = Readonly<Record<ProjectStatus, number>>;

const countProjects = fromPromise<ProjectCounts>(async ({ signal }) => {
  const counts = await Promise.all(
    projectStatuses.map(async (status) => {
      const query = { status, pageSize: '1' };
      const { rows, total } = await asBearer((token) =>
        callPage(endpoints.listProjects, { query }, { token, signal }),
      );
      return [status, total ?? rows.length] as const;
    }),
  );
  return Object.fromEntries(counts) as ProjectCounts;
});

/** What an admin sees first: the projects, counted. */
export const overviewMachine = setup({
  types: {
    context: {} as { counts: ProjectCounts | null },
    events: {} as { type: 'retry' },
  },
  actors: { countProjects },
}).createMachine({
  id: 'overview',
  context: { counts: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'countProjects',
        onDone: { target: 'counted', actions: assign({ counts: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    counted: {},
    failed: { on: { retry: 'loading' } },
  },
});

export const totalOf = (counts: ProjectCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
