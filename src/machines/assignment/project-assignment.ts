import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { ProjectAssignment } from '../../contract/assignment-results.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';

interface OfProject {
  readonly pid: number;
}

const fetchResult = fromPromise<ProjectAssignment | null, OfProject>(({ input: { pid }, signal }) =>
  asBearer((token) => call(endpoints.getProjectAssignment, { params: { pid } }, { token, signal })),
);

/** Whom the newest assignment gave to a project. Without one, or without an answer, there is nothing to show. */
export const projectAssignmentMachine = setup({
  types: {
    input: {} as OfProject,
    context: {} as OfProject & { result: ProjectAssignment | null },
  },
  actors: { fetchResult },
}).createMachine({
  id: 'project-assignment',
  context: ({ input: { pid } }) => ({ pid, result: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchResult',
        input: ({ context: { pid } }) => ({ pid }),
        onDone: { target: 'known', actions: assign({ result: ({ event }) => event.output }) },
        // The applicants themselves show who was offered a place; this only adds why.
        onError: 'unknown',
      },
    },
    known: {},
    unknown: {},
  },
});
