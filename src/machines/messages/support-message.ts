import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { MessageState, SupportMessage } from '../../contract/messages/support.ts';
import { calling } from '../calls/calling.ts';
import { forgetMessage, forgetReply, replyKeyFor } from './support-message-draft.ts';

/** What an admin can do with a message, one thing at a time. */
export type MessageAct =
  | { readonly what: 'assignment'; readonly assignedTo: number | null }
  | { readonly what: 'state'; readonly state: MessageState }
  | { readonly what: 'note'; readonly note: string }
  | { readonly what: 'reply'; readonly text: string }
  | { readonly what: 'deletion' };

/** @returns the message as it is then; null once it is deleted */
const perform = calling<SupportMessage | null, { id: number; act: MessageAct }>(
  async ({ input: { id, act }, signal }) => {
    const params = { id };
    if (act.what === 'deletion') {
      await call(endpoints.deleteMessage, { params }, { signal });
      forgetMessage(id);
      return null;
    }
    if (act.what !== 'reply') {
      const { what: _, ...body } = act;
      return call(endpoints.updateMessage, { params, body }, { signal });
    }
    const idempotencyKey = replyKeyFor(id, act.text);
    const body = { message: act.text };
    const answered = await call(
      endpoints.replyToMessage,
      { params, body, idempotencyKey },
      { signal },
    );
    forgetReply(id);
    return answered;
  },
);

/** What is done about one message: act after act, each as soon as it is wished. */
export const messageActsMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as {
      id: number;
      waiting: readonly MessageAct[];
      /** The last act that was refused, until the next one. */
      refused: { readonly what: MessageAct['what']; readonly failure: Failure } | null;
    },
    events: {} as { type: 'act'; act: MessageAct },
    emitted: {} as
      | { type: 'changed'; what: MessageAct['what']; message: SupportMessage }
      | { type: 'deleted' },
  },
  actors: { perform },
  guards: { isWaiting: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'message-acts',
  context: ({ input }) => ({ ...input, waiting: [], refused: null }),
  initial: 'idle',
  on: {
    act: {
      actions: assign({
        waiting: ({ context, event }) => [...context.waiting, event.act],
        refused: null,
      }),
    },
  },
  states: {
    idle: { always: { guard: 'isWaiting', target: 'acting' } },
    acting: {
      invoke: {
        src: 'perform',
        input: ({ context: { id, waiting } }) => ({ id, act: waiting[0]! }),
        onDone: {
          target: 'idle',
          actions: [
            emit(({ context: { waiting }, event: { output } }) =>
              output === null
                ? { type: 'deleted' as const }
                : { type: 'changed' as const, what: waiting[0]!.what, message: output },
            ),
            assign({ waiting: ({ context }) => context.waiting.slice(1) }),
          ],
        },
        onError: {
          target: 'idle',
          actions: assign(({ context: { waiting }, event }) => ({
            refused: { what: waiting[0]!.what, failure: failureFrom(event.error) },
            waiting: waiting.slice(1),
          })),
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof messageActsMachine>;

/** Whether an act of this kind is under way. */
export const isActing = ({ context }: Snapshot, what: MessageAct['what']): boolean =>
  context.waiting.some((act) => act.what === what);

/** Why an act of this kind was refused; null where the last one was not. */
export const refusalOf = (
  { context: { refused } }: Snapshot,
  what: MessageAct['what'],
): Failure | null => (refused?.what === what ? refused.failure : null);
