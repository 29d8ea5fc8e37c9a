import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Found } from '../../contract/overview.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { isSample } from '../managed/origin.ts';

const search = fromPromise<readonly Found[], string>(async ({ input: q, signal }) => {
  if (isSample) return (await import('../sample/search.ts')).searchSample(q);
  return asBearer((token) => call(endpoints.search, { query: { q } }, { token, signal }));
});

/** The search of the top bar. Each letter aborts the question before it; old answers stay until the new one. */
export const adminSearchMachine = setup({
  types: {
    context: {} as { text: string; found: readonly Found[]; failure: Failure | null },
    events: {} as { type: 'typed'; text: string } | { type: 'retry' },
  },
  actors: { search },
  delays: { breath: 150 },
  guards: { isEmpty: (_, text: string) => text.trim() === '' },
}).createMachine({
  id: 'admin-search',
  context: { text: '', found: [], failure: null },
  initial: 'empty',
  on: {
    typed: [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event.text },
        target: '.empty',
        actions: assign({ text: '', found: [] }),
      },
      {
        target: '.waiting',
        actions: assign({ text: ({ event }) => event.text.trim().slice(0, 100), failure: null }),
      },
    ],
  },
  states: {
    empty: {},
    waiting: { after: { breath: 'asking' } },
    asking: {
      invoke: {
        src: 'search',
        input: ({ context }) => context.text,
        onDone: { target: 'answered', actions: assign({ found: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureFrom(event.error), found: [] }),
        },
      },
    },
    answered: {},
    failed: { on: { retry: 'asking' } },
  },
});
