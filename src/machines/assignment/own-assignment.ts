import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { OwnAssignment } from '../../contract/assignment-results.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';

const fetchResult = fromPromise<OwnAssignment | null>(({ signal }) =>
  asBearer((token) => call(endpoints.myAssignment, {}, { token, signal })),
);

/** A student's result of the newest assignment. Without one, or without an answer, there is nothing to show. */
export const ownAssignmentMachine = setup({
  types: { context: {} as { result: OwnAssignment | null } },
  actors: { fetchResult },
}).createMachine({
  id: 'own-assignment',
  context: { result: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchResult',
        onDone: { target: 'known', actions: assign({ result: ({ event }) => event.output }) },
        // The applications themselves say what was offered; this only adds why.
        onError: 'unknown',
      },
    },
    known: {},
    unknown: {},
  },
});
