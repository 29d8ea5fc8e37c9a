import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/problem.ts';
import type { Verdict } from '../../contract/engagements/deliveries.ts';
import type { PlanAnswer } from '../../contract/engagements/plans.ts';
import { calling } from '../calls/calling.ts';

/** An act that is about one request for more time. */
interface ToRequest<Kind extends string> {
  readonly kind: Kind;
  readonly number: number;
  readonly request: number;
}

export type OfficeTask =
  | { readonly kind: 'give time'; readonly number: number }
  | { readonly kind: 'write' }
  | { readonly kind: 'end' };

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
      readonly verdict: Verdict;
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

/** Sends what was written. */
type Written = () => Promise<unknown>;

const perform = calling<unknown, Written>(({ input: send }) => send());

/** Milliseconds the room may take to show an act's result. */
const shownWithin = 3_000;

/**
 * Acts in the room of an engagement, one at a time. An act is announced once the room shows it, so that nobody reads
 * that it is still their turn. Each commits somebody, so none goes without its form.
 *
 *     idle -begin→ writing -submit→ sending -done→ settling -shown, late→ idle (announced)
 *                  ↑  |  ↑____refused____|
 *                  begin
 *     writing -cancel→ idle
 */
export const roomActsMachine = setup({
  types: {
    context: {} as { task: RoomTask | null; written: Written | null; failure: Failure | null },
    events: {} as
      | { type: 'begin'; task: RoomTask }
      | { type: 'submit'; written: Written }
      | { type: 'cancel' }
      | { type: 'shown' },
    emitted: {} as
      | { type: 'done'; task: RoomTask }
      | { type: 'told'; task: RoomTask }
      | { type: 'late' },
    tags: {} as 'form' | 'busy' | 'settling',
  },
  actors: { perform },
  delays: { shownWithin },
  actions: {
    tell: emit(({ context }) => ({ type: 'told', task: context.task! })),
  },
}).createMachine({
  id: 'room-acts',
  context: { task: null, written: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      entry: assign({ task: null, written: null, failure: null }),
      on: {
        begin: { target: 'writing', actions: assign({ task: ({ event }) => event.task }) },
      },
    },
    writing: {
      tags: 'form',
      on: {
        // A form in place covers nothing, so another act can begin, and the draft is kept.
        begin: { actions: assign({ task: ({ event }) => event.task, failure: null }) },
        submit: {
          target: 'sending',
          actions: assign({ written: ({ event }) => event.written, failure: null }),
        },
        cancel: 'idle',
      },
    },
    sending: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'perform',
        input: ({ context }) => context.written!,
        onDone: {
          target: 'settling',
          actions: emit(({ context }) => ({ type: 'done', task: context.task! })),
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
      always: { guard: ({ context }) => context.task?.kind === 'write', target: 'idle' },
      on: { shown: 'idle' },
      // The news of it may be lost.
      after: { shownWithin: { target: 'idle', actions: emit({ type: 'late' }) } },
      exit: 'tell',
    },
  },
});
