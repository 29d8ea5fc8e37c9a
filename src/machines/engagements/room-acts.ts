import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import type { ReviewForm } from '../../contract/engagements/deliveries.ts';
import type { PlanAnswer } from '../../contract/engagements/plans.ts';
import { performAct, type RoomAct, type ToRequest } from './perform-act.ts';

/** What the office alone does. */
export type OfficeTask =
  | { readonly kind: 'give time'; readonly number: number }
  | { readonly kind: 'write' }
  | { readonly kind: 'end' };

/** What somebody is about to do in a room. */
export type RoomTask =
  | { readonly kind: 'propose plan' }
  | {
      readonly kind: 'answer plan';
      readonly version: number;
      readonly answer: PlanAnswer['answer'];
    }
  | { readonly kind: 'deliver'; readonly number: number }
  | {
      readonly kind: 'review';
      readonly number: number;
      readonly version: number;
      readonly verdict: ReviewForm['verdict'];
    }
  | { readonly kind: 'object'; readonly number: number; readonly version: number }
  | { readonly kind: 'waive'; readonly number: number }
  | { readonly kind: 'ask for time'; readonly number: number }
  | ToRequest<'grant extension'>
  | ToRequest<'refuse extension'>
  | ToRequest<'offer another day'>
  | ToRequest<'accept another day'>
  | ToRequest<'withdraw extension'>
  | { readonly kind: 'answer check-in'; readonly week: string; readonly version: string }
  | OfficeTask;
export type RoomTaskKind = RoomTask['kind'];

/** For so long the room may take to show what came of an act, in milliseconds. */
const shownWithin = 3_000;

/**
 * What is done in the room of an engagement, one act at a time: begun, written, sent, and told once the room shows it,
 * so that nobody reads that it is their turn still. Each binds, so none goes without its form.
 *
 *     idle -begin→ writing -submit→ sending -done→ settling -shown, late→ idle (told)
 *                  ↑  |  ↑____refused____|
 *                  begin
 *     writing -cancel→ idle
 */
export const roomActsMachine = setup({
  types: {
    input: {} as { id: number },
    context: {} as {
      id: number;
      task: RoomTask | null;
      act: RoomAct | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'begin'; task: RoomTask }
      | { type: 'submit'; act: RoomAct }
      | { type: 'cancel' }
      | { type: 'shown' },
    emitted: {} as
      | { type: 'done'; act: RoomAct }
      | { type: 'told'; act: RoomAct }
      | { type: 'late' },
    tags: {} as 'form' | 'busy' | 'settling',
  },
  actors: { perform: performAct },
  delays: { shownWithin },
  actions: {
    tell: emit(({ context }) => ({ type: 'told', act: context.act! })),
  },
}).createMachine({
  id: 'room-acts',
  context: ({ input }) => ({ ...input, task: null, act: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ task: null, act: null, failure: null }),
      on: {
        begin: { target: 'writing', actions: assign({ task: ({ event }) => event.task }) },
      },
    },
    writing: {
      tags: 'form',
      on: {
        // What is written in place lies over nothing: another act can be begun, and its draft is kept.
        begin: { actions: assign({ task: ({ event }) => event.task, failure: null }) },
        submit: {
          target: 'sending',
          actions: assign({ act: ({ event }) => event.act, failure: null }),
        },
        cancel: 'idle',
      },
    },
    sending: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'perform',
        input: ({ context: { id, act } }) => ({ id, act: act! }),
        onDone: {
          target: 'settling',
          actions: emit(({ context }) => ({ type: 'done', act: context.act! })),
        },
        onError: {
          target: 'writing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    settling: {
      tags: 'settling',
      // A letter changes nothing that the room shows.
      always: { guard: ({ context }) => context.act?.kind === 'write', target: 'idle' },
      on: { shown: 'idle' },
      // The news of it may be lost.
      after: { shownWithin: { target: 'idle', actions: emit({ type: 'late' }) } },
      exit: 'tell',
    },
  },
});
