import { assign, emit, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { type Application, rankOwnApplications } from '../../contract/applications/applications.ts';
import { calling } from '../calls/calling.ts';
import { byPreference } from '../lifecycle/application-groups.ts';

/** Number of applications the server ranks; a student with more has no order of the rest either. */
const rankedAtMost = 100;

/** An order to save, and the one that the server had when it was put. */
export interface PutOrder {
  readonly order: readonly number[];
  readonly after: readonly number[];
}

const save = calling<unknown, PutOrder>(({ input: { order } }) =>
  // Not aborted with the screen: who orders and goes on has ordered.
  call(rankOwnApplications, { body: { applicationIds: [...order] } }),
);

/**
 * A student's order of their undecided applications. A new order shows at once; orders are saved one at a time, and of
 * those put meanwhile only the newest.
 *
 *     idle -put→ saving → saved -put→ saving
 *     saving -put meanwhile→ saving again
 *     saving -somebody else was faster→ overtaken -put, retry→ saving
 *     saving -refused→ failed -put, retry→ saving
 *
 * If somebody else may have changed the order, saving is refused and the list is read again.
 */
export const preferencesMachine = setup({
  types: {
    input: {} as { applications: readonly Application[] },
    context: {} as {
      /** Order of the server, with unranked ones at the end. */
      saved: readonly number[];
      /** As the student put it. */
      order: readonly number[];
      sent: readonly number[];
      failure: Failure | null;
    },
    events: {} as
      | { type: 'listed'; applications: readonly Application[] }
      | { type: 'put'; order: readonly number[] }
      | { type: 'retry' }
      | { type: 'undo' },
    emitted: {} as
      | { type: 'saved'; order: readonly number[] }
      /** An application was decided meanwhile: what is listed is out of date. */
      | { type: 'overtaken' },
  },
  actors: { save },
  guards: {
    isSame: ({ context }, order: readonly number[]) => isSame(context.order, order),
    isBehind: ({ context: { order, sent } }) => !isSame(order, sent),
    isOvertaken: (_, { reason }: Failure) => reason === 'not-live',
    /** True once the refused application is no longer among them. */
    isDifferent: ({ context }, applications: readonly Application[]) =>
      !isSame([...context.saved].sort(), [...idsOf(applications)].sort()),
  },
  actions: {
    put: assign({ order: (_, order: readonly number[]) => order }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    undo: assign({ order: ({ context }) => context.saved, failure: null }),
    take: assign((_, applications: readonly Application[]) => {
      const order = idsOf(applications);
      return { saved: order, order };
    }),
    /** The student's own order stays, without what was decided and with what is new. */
    reconcile: assign(({ context }, applications: readonly Application[]) => {
      const saved = idsOf(applications);
      return {
        saved,
        order: [
          ...context.order.filter((id) => saved.includes(id)),
          ...saved.filter((id) => !context.order.includes(id)),
        ],
      };
    }),
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => {
    const order = idsOf(input.applications);
    return { saved: order, order, sent: [], failure: null };
  },
  initial: 'idle',
  on: {
    listed: { actions: { type: 'reconcile', params: ({ event }) => event.applications } },
    // Putting it in its own place retries an order the server does not have yet.
    put: { target: '.saving', actions: { type: 'put', params: ({ event }) => event.order } },
  },
  states: {
    idle: {
      on: { listed: { actions: { type: 'take', params: ({ event }) => event.applications } } },
    },
    saving: {
      entry: assign({ sent: ({ context }) => context.order, failure: null }),
      on: { put: { actions: { type: 'put', params: ({ event }) => event.order } } },
      invoke: {
        src: 'save',
        input: ({ context: { order, saved } }) => ({
          order: order.slice(0, rankedAtMost),
          after: saved,
        }),
        onDone: [
          {
            guard: 'isBehind',
            target: 'saving',
            reenter: true,
            actions: assign({ saved: ({ context }) => context.sent }),
          },
          {
            target: 'saved',
            actions: [
              assign({ saved: ({ context }) => context.order }),
              emit(({ context }) => ({ type: 'saved' as const, order: context.order })),
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => failureFrom(event.error) },
            target: 'overtaken',
            actions: [
              { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
              emit({ type: 'overtaken' }),
            ],
          },
          {
            // Somebody else has ordered them meanwhile, which is read before it is replaced.
            guard: ({ event }) => failureFrom(event.error).reason === 'changed',
            target: 'failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
              emit({ type: 'overtaken' }),
            ],
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    saved: {
      on: {
        listed: { actions: { type: 'take', params: ({ event }) => event.applications } },
        // There it is there already.
        put: { guard: { type: 'isSame', params: ({ event }) => event.order } },
      },
    },
    /** Waits for the list as it is now, and then saves what is left of the order. */
    overtaken: {
      on: {
        listed: {
          guard: { type: 'isDifferent', params: ({ event }) => event.applications },
          target: 'saving',
          actions: { type: 'reconcile', params: ({ event }) => event.applications },
        },
        retry: 'saving',
        undo: { target: 'idle', actions: 'undo' },
      },
    },
    failed: {
      on: { retry: 'saving', undo: { target: 'idle', actions: 'undo' } },
    },
  },
});

const idsOf = (applications: readonly Application[]): readonly number[] =>
  byPreference(applications).map(({ applicationId }) => applicationId);

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
