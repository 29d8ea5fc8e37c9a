import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { OwnRecommendation } from '../../contract/universities/recommendations.ts';
import { calling } from '../calls/calling.ts';

const save = calling<OwnRecommendation[], { id: number; hidden: boolean }>(
  ({ input: { id, hidden } }) =>
    call(endpoints.hideRecommendation, { params: { id }, body: { hidden } }),
);

/** Hiding a recommendation from companies, and showing it again: either can be undone, so neither is asked twice. */
export const hideRecommendationMachine = setup({
  types: {
    context: {} as { id: number | null; hidden: boolean; failure: Failure | null },
    events: {} as { type: 'set'; id: number; hidden: boolean },
    emitted: {} as { type: 'saved'; all: OwnRecommendation[]; hidden: boolean },
    tags: {} as 'busy',
  },
  actors: { save },
}).createMachine({
  id: 'hide-recommendation',
  context: { id: null, hidden: false, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        set: {
          target: 'saving',
          actions: assign(({ event: { id, hidden } }) => ({ id, hidden, failure: null })),
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { id, hidden } }) => ({ id: id!, hidden }),
        onDone: {
          target: 'idle',
          actions: emit(({ context, event }) => ({
            type: 'saved',
            all: event.output,
            hidden: context.hidden,
          })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
