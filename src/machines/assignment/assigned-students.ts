import { assign, fromPromise, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import type { AssignedStudent, ProposalKind } from '../../contract/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import { type ListPage, pageOf } from '../calls/page.ts';

export const studentsPerPage = 25;

export interface AssignedFilters {
  readonly runId: number;
  readonly kind: ProposalKind;
  readonly only: '' | 'unplaced' | 'not first' | 'differs';
  readonly searchText: string;
  readonly page: number;
}

const fetchStudents = fromPromise<ListPage<AssignedStudent>, AssignedFilters>(
  async ({ input, signal }) => {
    const { runId, page, ...wanted } = input;
    const query = { ...wanted, page: String(page), pageSize: String(studentsPerPage) };
    const answer = await asBearer((token) =>
      callPage(endpoints.listAssignedStudents, { params: { id: runId }, query }, { token, signal }),
    );
    return pageOf(answer, { page, pageSize: studentsPerPage });
  },
);

/** The students of a proposal. Each change of the filters asks anew; only the newest answer arrives. */
export const assignedStudentsMachine = setup({
  types: {
    input: {} as AssignedFilters,
    context: {} as { filters: AssignedFilters; list: ListPage<AssignedStudent> | null },
    events: {} as { type: 'show'; filters: AssignedFilters } | { type: 'retry' },
  },
  actors: { fetchStudents },
  guards: {
    isNew: ({ context }, filters: AssignedFilters) =>
      JSON.stringify(filters) !== JSON.stringify(context.filters),
  },
}).createMachine({
  id: 'assigned-students',
  context: ({ input }) => ({ filters: input, list: null }),
  initial: 'loading',
  on: {
    show: {
      guard: { type: 'isNew', params: ({ event }) => event.filters },
      target: '.loading',
      reenter: true,
      actions: assign({ filters: ({ event }) => event.filters }),
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchStudents',
        input: ({ context }) => context.filters,
        onDone: { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    listed: {},
    failed: { on: { retry: 'loading' } },
  },
});
