import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { NotificationChoice } from '../../contract/notifications.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';

const fetchChoices = fromPromise<NotificationChoice[]>(({ signal }) =>
  asBearer((token) => call(endpoints.listChoices, {}, { token, signal })),
);

const save = fromPromise<NotificationChoice[], NotificationChoice>(({ input, signal }) =>
  asBearer((token) => call(endpoints.setChoice, { body: input }, { token, signal })),
);

/** Where each kind of news goes. A choice shows at once and is saved; where that fails, it goes back. */
export const notificationChoicesMachine = setup({
  types: {
    context: {} as {
      saved: readonly NotificationChoice[] | null;
      /** Chosen and not saved yet, at most one a kind: the newest. */
      wishes: readonly NotificationChoice[];
      /** On its way. A newer wish of its kind may wait already. */
      sent: NotificationChoice | null;
      failure: Failure | null;
    },
    events: {} as { type: 'retry' } | { type: 'choose'; choice: NotificationChoice },
  },
  actors: { fetchChoices, save },
  guards: {
    isWished: ({ context }) => context.wishes.length > 0,
    isAbsent: (_, failure: Failure) => failure.reason === 'not-found',
  },
  actions: {
    wish: assign(({ context }, choice: NotificationChoice) => ({
      wishes: [...context.wishes.filter(({ kind }) => kind !== choice.kind), choice],
      failure: null,
    })),
    pick: assign({ sent: ({ context }) => context.wishes[0]! }),
    dropSent: assign(({ context: { wishes, sent } }) => ({
      wishes: wishes.filter((wish) => wish !== sent),
      sent: null,
    })),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'notification-choices',
  context: { saved: null, wishes: [], sent: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchChoices',
        onDone: { target: 'listed', actions: assign({ saved: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isAbsent', params: ({ event }) => failureFrom(event.error) },
            target: 'absent',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    /** An API that knows of no choices. */
    absent: {},
    failed: { on: { retry: { target: 'loading', actions: assign({ failure: null }) } } },
    listed: {
      initial: 'settled',
      on: { choose: { actions: { type: 'wish', params: ({ event }) => event.choice } } },
      states: {
        settled: { always: { guard: 'isWished', target: 'saving', actions: 'pick' } },
        saving: {
          invoke: {
            src: 'save',
            input: ({ context }) => context.sent!,
            onDone: {
              target: 'settled',
              actions: [assign({ saved: ({ event }) => event.output }), 'dropSent'],
            },
            onError: {
              target: 'settled',
              actions: [
                'dropSent',
                { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
              ],
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof notificationChoicesMachine>;

/** The choices as the reader sees them: what is saved, with what they just chose over it. */
export const shownChoices = ({ context: { saved, wishes } }: Snapshot) =>
  saved?.map((choice) => wishes.find(({ kind }) => kind === choice.kind) ?? choice) ?? null;

/** Why the last choice was not saved; null once another one is tried. */
export const failedChoice = ({ context: { saved, failure } }: Snapshot): Failure | null =>
  saved === null ? null : failure;
