import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Overview } from '../../contract/overview.ts';
import { asBearer } from '../calls/bearer.ts';
import { isSample } from '../managed/origin.ts';

const fetchOverview = fromPromise<Overview>(async ({ signal }) => {
  if (isSample) return (await import('../sample/overview.ts')).sampleOverview;
  return asBearer((token) => call(endpoints.getOverview, {}, { token, signal }));
});

/** What an admin sees first: the programme in figures, and what waits for somebody. */
export const overviewMachine = setup({
  types: {
    context: {} as { overview: Overview | null },
    events: {} as { type: 'retry' },
  },
  actors: { fetchOverview },
}).createMachine({
  id: 'overview',
  context: { overview: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchOverview',
        onDone: { target: 'shown', actions: assign({ overview: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    shown: {},
    failed: { on: { retry: 'loading' } },
  },
});

/** Whether nobody has come and nothing was posted yet. */
export const isBare = ({ companies, students, projects }: Overview): boolean =>
  companies.total + students.total + projects.total === 0;
