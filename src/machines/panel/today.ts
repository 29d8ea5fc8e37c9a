import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { maxPageSize } from '../../contract/paging.ts';
import type { Project } from '../../contract/projects.ts';
import { asBearer } from '../calls/bearer.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';

/** The projects with the longest waiting applications first; more than a hundred nobody runs at once. */
const fetchWaiting = fromPromise<readonly Project[]>(({ signal }) =>
  asBearer((token) =>
    call(
      endpoints.listProjects,
      {
        query: { onlyCompanyProjects: 'true', sort: 'waiting', pageSize: String(maxPageSize) },
      },
      { token, signal },
    ),
  ),
);

/** What a company's projects wait for, read once the panel is open. */
export const todayMachine = setup({
  types: {
    context: {} as { projects: readonly Project[] },
    events: {} as NetworkEvent | { type: 'retry' },
  },
  actors: { fetchWaiting, watchNetwork },
}).createMachine({
  id: 'today',
  context: { projects: [] },
  initial: 'loading',
  invoke: { src: 'watchNetwork', onError: {} },
  states: {
    loading: {
      invoke: {
        src: 'fetchWaiting',
        onDone: { target: 'known', actions: assign({ projects: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    known: {},
    failed: { on: { retry: 'loading', 'network back': 'loading' } },
  },
});
