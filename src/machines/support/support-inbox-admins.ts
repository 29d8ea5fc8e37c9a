import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { Admin } from '../../contract/admins.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';

const fetchAdmins = fromPromise<readonly Admin[]>(({ signal }) =>
  asBearer((token) =>
    call(endpoints.listAdmins, { query: { state: 'active', sort: 'name' } }, { token, signal }),
  ),
);

/** The admins who can take care of a message. */
export const inboxAdminsMachine = setup({
  types: {
    context: {} as { admins: readonly Admin[] },
    events: {} as { type: 'retry' },
  },
  actors: { fetchAdmins },
}).createMachine({
  id: 'inbox-admins',
  context: { admins: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchAdmins',
        onDone: { target: 'listed', actions: assign({ admins: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    listed: {},
    failed: { on: { retry: 'loading' } },
  },
});
