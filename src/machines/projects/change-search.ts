import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { SavedSearch, SavedSearchChange } from '../../contract/projects/saved-searches.ts';
import { calling } from '../calls/calling.ts';

const change = calling<SavedSearch, { id: number; to: SavedSearchChange }>(
  ({ input: { id, to } }) => call(endpoints.changeSavedSearch, { params: { id }, body: to }),
);

const remove = calling<unknown, number>(({ input: id }) =>
  call(endpoints.deleteSavedSearch, { params: { id } }),
);

/** Renaming one saved search, choosing how often it comes by mail, or deleting it. Deleting is asked once more. */
export const changeSearchMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as { id: number; to: SavedSearchChange | null; failure: Failure | null },
    events: {} as
      | { type: 'edit' }
      | { type: 'submit'; to: SavedSearchChange }
      | { type: 'delete' }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'changed'; search: SavedSearch } | { type: 'deleted' },
    tags: {} as 'form' | 'question' | 'busy',
  },
  actors: { change, remove },
  guards: {
    /** Deleted in another window meanwhile, which is what was wanted. */
    isOver: (_, { reason }: Failure) => reason === 'not-found',
  },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'change-search',
  context: ({ input }) => ({ ...input, to: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ to: null, failure: null }),
      on: {
        edit: 'editing',
        delete: 'asking',
      },
    },
    editing: {
      tags: 'form',
      on: {
        submit: {
          target: 'saving',
          actions: assign({ to: ({ event }) => event.to, failure: null }),
        },
        cancel: 'idle',
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'change',
        input: ({ context: { id, to } }) => ({ id, to: to! }),
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'changed', search: event.output })),
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    asking: {
      tags: 'question',
      on: { confirm: 'deleting', cancel: 'idle' },
    },
    deleting: {
      tags: ['question', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context }) => context.id,
        onDone: { target: 'idle', actions: emit({ type: 'deleted' }) },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => failureFrom(event.error) },
            target: 'idle',
            actions: emit({ type: 'deleted' }),
          },
          {
            target: 'asking',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
  },
});
