import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Student } from '../../contract/students.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { wholeStudent } from '../calls/original-api.ts';

const fetchMe = fromPromise<Student>(async ({ signal }) =>
  wholeStudent(await asBearer((token) => call(endpoints.me, {}, { token, signal }))),
);

/** Who the signed-in student is: asked once for the whole area, again on request after a failure. */
export const studentMachine = setup({
  types: {
    context: {} as { student: Student | null; failure: Failure | null },
    events: {} as { type: 'retry' } | { type: 'changed'; student: Student },
  },
  actors: { fetchMe },
}).createMachine({
  id: 'student',
  context: { student: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchMe',
        onDone: {
          target: 'known',
          actions: assign({ student: ({ event }) => event.output, failure: null }),
        },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    known: { on: { changed: { actions: assign({ student: ({ event }) => event.student }) } } },
    failed: { on: { retry: 'loading' } },
  },
});
