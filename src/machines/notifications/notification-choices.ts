import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { read } from '../../api/read/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { NotificationChoice } from '../../contract/notifications.ts';
import { calling } from '../calls/calling.ts';

/** Where each kind of news goes. */
export const notificationChoices = read(endpoints.listChoices, {});

const save = calling<NotificationChoice[], NotificationChoice>(({ input, signal }) =>
  call(endpoints.setChoice, { body: input }, { signal }),
);

/** Choosing where news goes. A choice shows at once and is saved; where that fails, it goes back. */
export const choosingMachine = setup({
  types: {
    context: {} as {
      /** Chosen and not saved yet, at most one a kind: the newest. */
      wishes: readonly NotificationChoice[];
      /** On its way. A newer wish of its kind may wait already. */
      sent: NotificationChoice | null;
      failure: Failure | null;
    },
    events: {} as { type: 'choose'; choice: NotificationChoice },
    emitted: {} as { type: 'saved'; choices: NotificationChoice[] },
  },
  actors: { save },
  guards: { isWished: ({ context }) => context.wishes.length > 0 },
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
  id: 'choosing',
  context: { wishes: [], sent: null, failure: null },
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
          actions: [emit(({ event }) => ({ type: 'saved', choices: event.output })), 'dropSent'],
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
});

/** The choices as the reader sees them: what is saved, with what they just chose over it. */
export const shownChoices = (
  saved: readonly NotificationChoice[],
  { context: { wishes } }: SnapshotFrom<typeof choosingMachine>,
) => saved.map((choice) => wishes.find(({ kind }) => kind === choice.kind) ?? choice);
