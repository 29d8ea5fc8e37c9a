import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { Admin } from '../../contract/admins.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import { isSample } from '../managed/origin.ts';

/** Without a server of its own the area does not know more of its admin than that they are one. */
const fetchMe = fromPromise<Admin | null>(async ({ signal }) =>
  isSample ? null : asBearer((token) => call(endpoints.currentAdmin, {}, { token, signal })),
);

/** Who the signed-in admin is: asked once for the whole area, again on request after a failure. */
export const currentAdminMachine = setup({
  types: {
    context: {} as { admin: Admin | null },
    events: {} as { type: 'retry' },
  },
  actors: { fetchMe },
}).createMachine({
  id: 'current-admin',
  context: { admin: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchMe',
        onDone: { target: 'known', actions: assign({ admin: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    known: {},
    failed: { on: { retry: 'loading' } },
  },
});
