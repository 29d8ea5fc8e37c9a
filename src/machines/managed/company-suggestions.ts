import { assign, fromPromise, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ManagedCompany } from '../../contract/managed-companies.ts';
import { asBearer } from '../calls/bearer.ts';

const suggest = fromPromise<readonly ManagedCompany[], string>(
  async ({ input: searchText, signal }) => {
    const query = { searchText, sort: 'name', pageSize: '20' } as const;
    const { rows } = await asBearer((token) =>
      callPage(endpoints.listCompanies, { query }, { token, signal }),
    );
    return rows;
  },
);

/** Companies whose name holds what is typed; the first ones before anything is. */
export const companySuggestionsMachine = setup({
  types: {
    context: {} as { text: string; offered: readonly ManagedCompany[] },
    events: {} as { type: 'typed'; text: string },
  },
  actors: { suggest },
  delays: { breath: 150 },
}).createMachine({
  id: 'company-suggestions',
  context: { text: '', offered: [] },
  initial: 'asking',
  on: {
    typed: { target: '.waiting', actions: assign({ text: ({ event }) => event.text.trim() }) },
  },
  states: {
    waiting: { after: { breath: 'asking' } },
    asking: {
      invoke: {
        src: 'suggest',
        input: ({ context }) => context.text,
        onDone: { target: 'offering', actions: assign({ offered: ({ event }) => event.output }) },
        // What was offered before stays; typing on asks again.
        onError: 'offering',
      },
    },
    offering: {},
  },
});
