import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ProjectDetail } from '../../contract/projects.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';

const fetchProject = fromPromise<ProjectDetail, number>(({ input: pid, signal }) =>
  asBearer((token) => call(endpoints.getProject, { params: { pid } }, { token, signal })),
);

/** One project with its notes and its company's response time, whatever page of the list it is on. */
export const projectDetailMachine = setup({
  types: {
    input: {} as { pid: number },
    context: {} as { pid: number; detail: ProjectDetail | null; failure: Failure | null },
    events: {} as { type: 'retry' } | { type: 'refresh' },
  },
  actors: { fetchProject },
  guards: {
    isAbsent: (_, { reason }: Failure) => reason === 'not-found',
  },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'project-detail',
  context: ({ input }) => ({ ...input, detail: null, failure: null }),
  initial: 'loading',
  /** What is known stays in sight meanwhile. */
  on: { refresh: '.loading' },
  states: {
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'fetchProject',
        input: ({ context }) => context.pid,
        onDone: { target: 'shown', actions: assign({ detail: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isAbsent', params: ({ event }) => failureFrom(event.error) },
            target: 'absent',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    shown: {},
    /** Never there, taken away, or not for students. */
    absent: {},
    failed: { on: { retry: 'loading' } },
  },
});

export type ProjectDetailSnapshot = SnapshotFrom<typeof projectDetailMachine>;
