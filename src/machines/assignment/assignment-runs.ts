import { assign, fromPromise, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import type { AssignmentRun } from '../../contract/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import { type ListPage, pageOf } from '../calls/page.ts';

export const runsPerPage = 10;

const fetchRuns = fromPromise<ListPage<AssignmentRun>, { page: number }>(
  async ({ input: { page }, signal }) => {
    const query = { page: String(page), pageSize: String(runsPerPage) };
    const answer = await asBearer((token) =>
      callPage(endpoints.listAssignments, { query }, { token, signal }),
    );
    return pageOf(answer, { page, pageSize: runsPerPage });
  },
);

/** The runs so far, the newest first. */
export const assignmentRunsMachine = setup({
  types: {
    input: {} as { page: number },
    context: {} as { page: number; list: ListPage<AssignmentRun> | null },
    events: {} as { type: 'turn to'; page: number } | { type: 'retry' },
  },
  actors: { fetchRuns },
  guards: { isNew: ({ context }, page: number) => page !== context.page },
}).createMachine({
  id: 'assignment-runs',
  context: ({ input }) => ({ ...input, list: null }),
  initial: 'loading',
  on: {
    'turn to': {
      guard: { type: 'isNew', params: ({ event }) => event.page },
      target: '.loading',
      reenter: true,
      actions: assign({ page: ({ event }) => event.page }),
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchRuns',
        input: ({ context }) => context,
        onDone: { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    listed: {},
    failed: { on: { retry: 'loading' } },
  },
});
