import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';

/** Goes on when the page is left: who pressed and went on reading has saved it all the same. */
const save = calling<unknown, { pid: number; saved: boolean }>(({ input: { pid, saved } }) =>
  call(endpoints.saveProject, { params: { pid }, body: { saved } }, { keepalive: true }),
);

/** Saving one project or letting it go. What is wished shows at once; where it is refused, it goes back. */
export const savingMachine = setup({
  types: {
    input: {} as { pid: number },
    context: {} as {
      pid: number;
      /** The newest wish that the server has not taken yet. */
      wish: boolean | null;
      /** On its way. */
      sent: boolean | null;
      failure: Failure | null;
    },
    events: {} as { type: 'wish'; saved: boolean },
    emitted: {} as { type: 'saved'; saved: boolean },
  },
  actors: { save },
  guards: { isOpen: ({ context: { wish, sent } }) => wish !== null && wish !== sent },
}).createMachine({
  id: 'saving',
  context: ({ input }) => ({ ...input, wish: null, sent: null, failure: null }),
  initial: 'settled',
  on: { wish: { actions: assign({ wish: ({ event }) => event.saved, failure: null }) } },
  states: {
    settled: {
      always: {
        guard: 'isOpen',
        target: 'sending',
        actions: assign({ sent: ({ context }) => context.wish }),
      },
    },
    sending: {
      invoke: {
        src: 'save',
        input: ({ context: { pid, sent } }) => ({ pid, saved: sent! }),
        onDone: {
          target: 'settled',
          actions: [
            emit(({ context }) => ({ type: 'saved', saved: context.sent! })),
            // What was wished since is sent next.
            assign(({ context: { wish, sent } }) => ({
              wish: wish === sent ? null : wish,
              sent: null,
            })),
          ],
        },
        onError: {
          target: 'settled',
          actions: assign({
            wish: null,
            sent: null,
            failure: ({ event }) => failureFrom(event.error),
          }),
        },
      },
    },
  },
});

/** Whether the project shows as saved: as is wished, or as is known. */
export const shownSaved = (
  known: boolean,
  { context: { wish } }: SnapshotFrom<typeof savingMachine>,
): boolean => wish ?? known;
