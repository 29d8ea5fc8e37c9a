import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call, callPage } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { MessageState, SupportMessage } from '../../contract/support.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { forgetReply, replyKeyFor } from './support-message-draft.ts';

/** What an admin can do with a message, one thing at a time. */
export type MessageAct =
  | { readonly what: 'assignment'; readonly assignedTo: number | null }
  | { readonly what: 'state'; readonly state: MessageState }
  | { readonly what: 'note'; readonly note: string }
  | { readonly what: 'reply'; readonly text: string };

const perPage = 100;

/** Looks for a message from the newest on; numbers rise with time, so it stops once past it. */
const find = fromPromise<SupportMessage | null, { id: number }>(
  async ({ input: { id }, signal }) => {
    for (let page = 1; ; page++) {
      const query = { page: String(page), pageSize: String(perPage) };
      const { rows } = await asBearer((token) =>
        callPage(endpoints.listMessages, { query }, { token, signal }),
      );
      const found = rows.find((message) => message.id === id);
      if (found) return found;
      if (rows.length < perPage || rows.every((message) => message.id < id)) return null;
    }
  },
);

const perform = fromPromise<SupportMessage, { id: number; act: MessageAct }>(
  ({ input: { id, act }, signal }) =>
    asBearer(async (token) => {
      const params = { id };
      if (act.what !== 'reply') {
        const { what: _, ...body } = act;
        return call(endpoints.updateMessage, { params, body }, { token, signal });
      }
      const idempotencyKey = replyKeyFor(id, act.text);
      const body = { message: act.text };
      const answered = await call(
        endpoints.replyToMessage,
        { params, body, idempotencyKey },
        { token, signal },
      );
      forgetReply(id);
      return answered;
    }),
);

/** One message of the inbox, and what is done about it: act after act, each as soon as it is wished. */
export const supportMessageMachine = setup({
  types: {
    input: {} as { id: number; known: SupportMessage | null },
    context: {} as {
      id: number;
      message: SupportMessage | null;
      waiting: readonly MessageAct[];
      /** The last act that was refused, until the next one. */
      refused: { readonly what: MessageAct['what']; readonly failure: Failure } | null;
    },
    events: {} as { type: 'act'; act: MessageAct } | { type: 'retry' },
    emitted: {} as { type: 'changed'; what: MessageAct['what']; message: SupportMessage },
  },
  actors: { find, perform },
  guards: {
    isKnown: ({ context }) => context.message !== null,
    isWaiting: ({ context }) => context.waiting.length > 0,
    isAbsent: (_, found: SupportMessage | null) => found === null,
  },
}).createMachine({
  id: 'support-message',
  context: ({ input: { id, known } }) => ({ id, message: known, waiting: [], refused: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isKnown', target: 'open' }, { target: 'finding' }] },
    finding: {
      invoke: {
        src: 'find',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: { type: 'isAbsent', params: ({ event }) => event.output }, target: 'absent' },
          { target: 'open', actions: assign({ message: ({ event }) => event.output }) },
        ],
        onError: 'failed',
      },
    },
    absent: {},
    failed: { on: { retry: 'finding' } },
    open: {
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
                emit(({ context: { waiting }, event }) => ({
                  type: 'changed',
                  what: waiting[0]!.what,
                  message: event.output,
                })),
                assign({
                  message: ({ event }) => event.output,
                  waiting: ({ context }) => context.waiting.slice(1),
                }),
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
    },
  },
});

type Snapshot = SnapshotFrom<typeof supportMessageMachine>;

/** Whether an act of this kind is under way. */
export const isActing = ({ context }: Snapshot, what: MessageAct['what']): boolean =>
  context.waiting.some((act) => act.what === what);

/** Why an act of this kind was refused; null where the last one was not. */
export const refusalOf = (
  { context: { refused } }: Snapshot,
  what: MessageAct['what'],
): Failure | null => (refused?.what === what ? refused.failure : null);
