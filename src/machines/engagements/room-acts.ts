import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import type { MoveReason } from '../../contract/applications/moves.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { LetterAboutWork } from '../../contract/engagements/board.ts';
import type { DeliveryForm, ReviewForm } from '../../contract/engagements/deliveries.ts';
import type {
  ExtensionAnswer,
  ExtensionForm,
  MovedDay,
  TimeGiven,
} from '../../contract/engagements/extensions.ts';
import type { PlanAnswer, PlanForm } from '../../contract/engagements/plans.ts';
import { calling } from '../calls/calling.ts';

/** An act that is about one request for more time. */
interface ToRequest<Kind extends string> {
  readonly kind: Kind;
  readonly number: number;
  readonly request: number;
}

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
  | { readonly kind: 'close' }
  | OfficeTask;
export type RoomTaskKind = RoomTask['kind'];

/** The same with what they have written. */
export type RoomAct =
  | { readonly kind: 'propose plan'; readonly form: PlanForm }
  | { readonly kind: 'answer plan'; readonly version: number; readonly form: PlanAnswer }
  | { readonly kind: 'deliver'; readonly number: number; readonly form: DeliveryForm }
  | {
      readonly kind: 'review';
      readonly number: number;
      readonly version: number;
      readonly form: ReviewForm;
    }
  | {
      readonly kind: 'object';
      readonly number: number;
      readonly version: number;
      readonly form: { readonly reason: string };
    }
  | { readonly kind: 'waive'; readonly number: number; readonly form: { readonly reason: string } }
  | { readonly kind: 'ask for time'; readonly number: number; readonly form: ExtensionForm }
  | (ToRequest<'grant extension' | 'refuse extension' | 'offer another day'> & {
      readonly form: ExtensionAnswer;
    })
  | (ToRequest<'accept another day'> & { readonly form: { readonly moved: MovedDay[] } })
  | ToRequest<'withdraw extension'>
  | {
      readonly kind: 'answer check-in';
      readonly week: string;
      /** When it was said; another one is answered anew. */
      readonly version: string;
      readonly form: { readonly sentence: string };
    }
  | { readonly kind: 'close'; readonly form: { readonly sentence: string } }
  | { readonly kind: 'give time'; readonly number: number; readonly form: TimeGiven }
  | { readonly kind: 'write'; readonly form: LetterAboutWork }
  | {
      readonly kind: 'end';
      readonly form: { readonly reason: MoveReason; readonly note: string };
    };

const perform = calling<unknown, { id: number; act: RoomAct }>(({ input: { id, act } }) => {
  switch (act.kind) {
    case 'propose plan': {
      const { form: body } = act;
      return sendOnce('plan', { id, ...body }, (idempotencyKey) =>
        call(endpoints.proposePlan, { params: { id }, body, idempotencyKey }),
      );
    }
    case 'answer plan': {
      const params = { id, version: act.version };
      return call(endpoints.answerPlan, { params, body: act.form });
    }
    case 'deliver': {
      const params = { id, number: act.number };
      const { form: body } = act;
      return sendOnce('delivery', { ...params, ...body }, (idempotencyKey) =>
        call(endpoints.deliver, { params, body, idempotencyKey }),
      );
    }
    case 'review': {
      const params = { id, number: act.number, version: act.version };
      return call(endpoints.reviewDelivery, { params, body: act.form });
    }
    case 'object': {
      const params = { id, number: act.number, version: act.version };
      return call(endpoints.objectToDelivery, { params, body: act.form });
    }
    case 'waive':
      return call(endpoints.waiveMilestone, {
        params: { id, number: act.number },
        body: act.form,
      });
    case 'answer check-in':
      return call(endpoints.answerCheckIn, {
        params: { id, week: act.week },
        body: act.form,
        version: act.version,
      });
    case 'ask for time': {
      const params = { id, number: act.number };
      const { form: body } = act;
      return sendOnce('extension', { ...params, ...body }, (idempotencyKey) =>
        call(endpoints.askForTime, { params, body, idempotencyKey }),
      );
    }
    case 'grant extension':
    case 'refuse extension':
    case 'offer another day': {
      const params = { id, number: act.number, request: act.request };
      return call(endpoints.answerExtension, { params, body: act.form });
    }
    case 'accept another day': {
      const params = { id, number: act.number, request: act.request };
      return call(endpoints.acceptAnotherDay, { params, body: act.form });
    }
    case 'withdraw extension': {
      const params = { id, number: act.number, request: act.request };
      return call(endpoints.withdrawExtension, { params });
    }
    case 'close':
      return call(endpoints.closeEngagement, { params: { id }, body: act.form });
    case 'give time': {
      const params = { id, number: act.number };
      const { form: body } = act;
      return sendOnce('more-time', { ...params, ...body }, (idempotencyKey) =>
        call(endpoints.giveTime, { params, body, idempotencyKey }),
      );
    }
    case 'write': {
      const { form: body } = act;
      return sendOnce('letter-about-work', { id, ...body }, (idempotencyKey) =>
        call(endpoints.writeAboutWork, { params: { id }, body, idempotencyKey }),
      );
    }
    case 'end':
      return call(endpoints.moveApplication, {
        params: { id },
        body: { event: 'end', ...act.form },
      });
  }
});

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
  actors: { perform },
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
