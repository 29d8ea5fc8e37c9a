import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { SavedSearch, SavedSearchForm } from '../../contract/projects/saved-searches.ts';
import { calling } from '../calls/calling.ts';

const save = calling<SavedSearch, SavedSearchForm>(({ input }) =>
  sendOnce('search', input, (idempotencyKey) =>
    call(endpoints.saveSearch, { body: input, idempotencyKey }),
  ),
);

/** Saving the search that is on the screen, under a name. */
export const saveSearchMachine = setup({
  types: {
    context: {} as { form: SavedSearchForm | null; failure: Failure | null },
    events: {} as { type: 'name' } | { type: 'submit'; form: SavedSearchForm } | { type: 'cancel' },
    emitted: {} as { type: 'saved'; search: SavedSearch },
    tags: {} as 'form' | 'busy',
  },
  actors: { save },
}).createMachine({
  id: 'save-search',
  context: { form: null, failure: null },
  initial: 'idle',
  states: {
    idle: { entry: assign({ form: null, failure: null }), on: { name: 'naming' } },
    naming: {
      tags: 'form',
      on: {
        submit: {
          target: 'saving',
          actions: assign({ form: ({ event }) => event.form, failure: null }),
        },
        cancel: 'idle',
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'save',
        input: ({ context }) => context.form!,
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'saved', search: event.output })),
        },
        onError: {
          target: 'naming',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
