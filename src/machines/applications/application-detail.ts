import { assign, fromPromise, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { ApplicationDetail } from '../../contract/applications.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';

const fetchDetail = fromPromise<ApplicationDetail, { readonly id: number }>(
  ({ input: { id }, signal }) =>
    asBearer((token) => call(endpoints.getApplication, { params: { id } }, { token, signal })),
);

/** One application in full. A stranger's answers like one that never was. */
export const applicationDetailMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as { id: number; detail: ApplicationDetail | null; failure: Failure | null },
    events: {} as { type: 'retry' } | { type: 'refresh' },
  },
  actors: { fetchDetail },
  guards: {
    isAbsent: (_, { reason }: Failure) => reason === 'not-found' || reason === 'forbidden',
    isKnown: ({ context }) => context.detail !== null,
  },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'application-detail',
  context: ({ input }) => ({ ...input, detail: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      on: { refresh: { target: 'loading', reenter: true } },
      invoke: {
        src: 'fetchDetail',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'shown',
          actions: assign({ detail: ({ event }) => event.output, failure: null }),
        },
        onError: [
          {
            guard: { type: 'isAbsent', params: ({ event }) => failureFrom(event.error) },
            target: 'absent',
          },
          {
            guard: 'isKnown',
            target: 'outdated',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    shown: { on: { refresh: 'loading' } },
    /** Known, but not as it is now. */
    outdated: { on: { refresh: 'loading', retry: 'loading' } },
    failed: { on: { retry: 'loading', refresh: 'loading' } },
    absent: { on: { refresh: 'loading' } },
  },
});
