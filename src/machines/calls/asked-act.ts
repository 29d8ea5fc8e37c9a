import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/problem.ts';
import { calling } from './calling.ts';

interface Rules<Wish> {
  /** An act that is not allowed is not asked about. */
  readonly mayAsk?: (wish: Wish) => boolean;
  /** Failures after which there is nothing left to ask. */
  readonly isOver?: (failure: Failure) => boolean;
}

/** Somebody else, or time, was faster: what is shown is out of date. */
const isOvertaken = ({ reason }: Failure): boolean =>
  reason === 'move-not-allowed' || reason === 'not-found' || reason === 'changed';

/**
 * An act that binds somebody, one at a time: it is asked about first, with room for words, and stays asked until it is
 * through, or overtaken.
 *
 *     idle -ask→ asking -confirm→ sending → idle (done)
 *     asking -cancel→ idle
 *     sending -overtaken→ idle; sending -refused→ asking
 */
export const askedAct = <Wish, Words, Answer>(
  id: string,
  act: (wish: Wish, words: Words) => Promise<Answer>,
  { mayAsk = () => true, isOver = isOvertaken }: Rules<Wish> = {},
) =>
  setup({
    types: {
      context: {} as { wish: Wish | null; words: Words | null; failure: Failure | null },
      events: {} as
        | { type: 'ask'; wish: Wish }
        | { type: 'confirm'; words: Words }
        | { type: 'cancel' },
      emitted: {} as
        | { type: 'done'; answer: Answer; wish: Wish }
        | { type: 'overtaken'; wish: Wish; failure: Failure },
    },
    // Not aborted with the screen: what was confirmed is to happen.
    actors: {
      send: calling<Answer, { wish: Wish; words: Words }>(({ input }) =>
        act(input.wish, input.words),
      ),
    },
    guards: {
      mayAsk: (_, wish: Wish) => mayAsk(wish),
      isOver: (_, failure: Failure) => isOver(failure),
    },
    actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
  }).createMachine({
    id,
    context: { wish: null, words: null, failure: null },
    initial: 'idle',
    states: {
      idle: {
        on: {
          ask: {
            guard: { type: 'mayAsk', params: ({ event }) => event.wish },
            target: 'asking',
            actions: assign({ wish: ({ event }) => event.wish, failure: null }),
          },
          cancel: { actions: assign({ wish: null, failure: null }) },
        },
      },
      asking: {
        on: {
          confirm: {
            target: 'sending',
            actions: assign({ words: ({ event }) => event.words, failure: null }),
          },
          cancel: { target: 'idle', actions: assign({ wish: null, failure: null }) },
        },
      },
      sending: {
        invoke: {
          src: 'send',
          input: ({ context: { wish, words } }) => ({ wish: wish as Wish, words: words as Words }),
          onDone: {
            target: 'idle',
            actions: [
              emit(({ context, event }) => ({
                type: 'done',
                answer: event.output,
                wish: context.wish as Wish,
              })),
              assign({ wish: null }),
            ],
          },
          onError: [
            {
              guard: { type: 'isOver', params: ({ event }) => failureFrom(event.error) },
              target: 'idle',
              actions: [
                { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
                emit(({ context, event }) => ({
                  type: 'overtaken',
                  wish: context.wish as Wish,
                  failure: failureFrom(event.error),
                })),
              ],
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

export type AskedAct<Wish, Words, Answer> = ReturnType<typeof askedAct<Wish, Words, Answer>>;
