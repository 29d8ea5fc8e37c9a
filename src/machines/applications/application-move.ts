import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import type { Application, ApplicationDetail } from '../../contract/applications/applications.ts';
import type { ApplicationEvent } from '../../contract/applications/moves.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';
import { applicationMoves } from '../lifecycle/moves.ts';

/** An application, and what its student wants to do with it. */
export interface Wish {
  readonly application: Application & Pick<Partial<ApplicationDetail>, 'confirmedBy'>;
  readonly event: ApplicationEvent;
  /** Of the project as the student read it, where it was read in full. */
  readonly version?: string | undefined;
}

const move = calling<Application, Wish & { readonly note: string }>(
  ({ input: { application, event, note, version } }) =>
    // Not aborted with the screen: what was confirmed is to happen.
    call(endpoints.moveApplication, {
      params: { id: application.applicationId },
      body: { event, note },
      version,
    }),
);

/**
 * A student's own moves, one at a time. Each binds somebody: it is asked twice, and asked until it is through.
 *
 *     idle -ask→ confirming -confirm→ moving → idle (moved)
 *     confirming -cancel→ idle
 *     moving -overtaken→ idle; moving -refused→ confirming
 */
export const applicationMoveMachine = setup({
  types: {
    context: {} as { wish: Wish | null; note: string; failure: Failure | null },
    events: {} as
      | { type: 'ask'; wish: Wish }
      | { type: 'confirm'; note: string }
      | { type: 'cancel' }
      | { type: 'forget' },
    emitted: {} as
      | { type: 'moved'; application: Application }
      | { type: 'overtaken'; application: Application },
    tags: {} as 'busy',
  },
  actors: { move },
  guards: {
    isForbidden: (_, { application, event }: Wish) =>
      !applicationMoves(application.status, 'Student').includes(event),
    isOvertaken: (_, failure: Failure) => isOvertaken(failure),
  },
  actions: {
    begin: assign({ wish: (_, wish: Wish) => wish, note: '', failure: null }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'application-move',
  context: { wish: null, note: '', failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        ask: [
          { guard: { type: 'isForbidden', params: ({ event }) => event.wish } },
          { target: 'confirming', actions: { type: 'begin', params: ({ event }) => event.wish } },
        ],
        forget: { actions: assign({ wish: null, failure: null }) },
      },
    },
    confirming: {
      on: {
        confirm: {
          target: 'moving',
          actions: assign({ note: ({ event }) => event.note, failure: null }),
        },
        cancel: { target: 'idle', actions: assign({ wish: null, failure: null }) },
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        src: 'move',
        input: ({ context: { wish, note } }) => ({ ...wish!, note }),
        onDone: {
          target: 'idle',
          actions: [
            emit(({ event }) => ({ type: 'moved', application: event.output })),
            assign({ wish: null }),
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => failureFrom(event.error) },
            target: 'idle',
            actions: [
              { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
              emit(({ context }) => ({
                type: 'overtaken',
                application: context.wish!.application,
              })),
            ],
          },
          {
            target: 'confirming',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
  },
});

/** Somebody else, or time, moved it first: what is shown is out of date. */
const isOvertaken = ({ reason }: Failure): boolean =>
  reason === 'move-not-allowed' || reason === 'not-found' || reason === 'changed';

type Snapshot = SnapshotFrom<typeof applicationMoveMachine>;

/** What waits for a yes, or is on its way after one; the question stands until it is through. */
export const askedTwice = (snapshot: Snapshot): Wish | null =>
  snapshot.matches('idle') ? null : snapshot.context.wish;

/** The wish that somebody else was faster than, and what the server says of it. */
export const failedMove = (snapshot: Snapshot): { wish: Wish; failure: Failure } | null => {
  const { wish, failure } = snapshot.context;
  return snapshot.matches('idle') && wish && failure ? { wish, failure } : null;
};

/** What is being done to an application right now. */
export const moveUnderWay = (
  snapshot: Snapshot,
  applicationId: number,
): ApplicationEvent | null => {
  const { wish } = snapshot.context;
  const isThis = wish?.application.applicationId === applicationId;
  return snapshot.hasTag('busy') && isThis ? wish.event : null;
};
