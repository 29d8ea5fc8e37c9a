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
export interface ToRequest<Kind extends string> {
  readonly kind: Kind;
  readonly number: number;
  readonly request: number;
}

/** An act in a room, with what was written for it. */
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
  | { readonly kind: 'give time'; readonly number: number; readonly form: TimeGiven }
  | { readonly kind: 'write'; readonly form: LetterAboutWork }
  | {
      readonly kind: 'end';
      readonly form: { readonly reason: MoveReason; readonly note: string };
    };

/** Sends an act of a room by the call that it is. */
export const performAct = calling<unknown, { id: number; act: RoomAct }>(
  ({ input: { id, act } }) => {
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
  },
);
