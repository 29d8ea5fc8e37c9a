import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { OwnCompany } from '../../contract/companies.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';

const find = fromPromise<OwnCompany>(({ signal }) =>
  asBearer((token) => call(endpoints.myCompany, {}, { token, signal })),
);

/** What the signed-in company tells about itself: asked for, and changed when it was saved. */
export const ownCompanyMachine = setup({
  types: {
    context: {} as { company: OwnCompany | null },
    events: {} as NetworkEvent | { type: 'retry' } | { type: 'changed'; company: OwnCompany },
  },
  actors: { find, watchNetwork },
}).createMachine({
  id: 'own-company',
  context: { company: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'find',
        onDone: { target: 'known', actions: assign({ company: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      invoke: { src: 'watchNetwork', onError: {} },
      on: { retry: 'loading', 'network back': 'loading' },
    },
    known: { on: { changed: { actions: assign({ company: ({ event }) => event.company }) } } },
  },
});
