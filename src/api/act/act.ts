import { MutationObserver } from '@tanstack/query-core';
import type { CallOf, Endpoint, ReplyOf } from '../../contract/endpoint.ts';
import { call } from '../client.ts';
import { ApiProblem } from '../problem.ts';
import { reader } from '../read/reader.ts';
import { type Failure, failureFrom } from './failure.ts';
import { sendOnce } from './sending-key.ts';

/** A file that is here, or the address from which a browser downloads it. */
export type MadeFile = Blob | URL;

/** Makes a call, or whatever else an act does. */
export type Send<Input, Answer> = (input: Input) => Promise<Answer>;

/** What follows from an act. */
export interface After<Input, Answer> {
  /** Changes what is read. It happens even where the screen has been left meanwhile. */
  readonly changes?: (answer: Answer, input: Input) => void;
  /** What the screen does next, while it is still there. */
  readonly done?: (answer: Answer, input: Input) => void;
  readonly failed?: (failure: Failure, input: Input) => void;
}

/** An act as a screen shows it. */
export interface ActState<Input, Answer> {
  readonly isPending: boolean;
  /** What is being sent right now. */
  readonly sending: Input | null;
  /** What the last one was answered; forgotten with the next press. */
  readonly answer: Answer | null;
  readonly failure: Failure | null;
}

export interface Act<Input, Answer> {
  subscribe(listener: () => void): () => void;
  state(): ActState<Input, Answer>;
  /** Does it; while the one before is pending, nothing. */
  press(input: Input, after?: After<Input, Answer>): void;
  /** Forgets the answer and the failure. */
  forget(): void;
}

/** The call of an endpoint. What is asked again after its answer was lost goes with the same key, and is done once. */
export const calls =
  <E extends Endpoint>(endpoint: E): Send<CallOf<E>, ReplyOf<E>> =>
  (input) => {
    if (!endpoint.idempotent) return call(endpoint, input);
    return sendOnce(endpoint.method + endpoint.path, input as object, (idempotencyKey) =>
      call(endpoint, { ...(input as object), idempotencyKey } as never),
    );
  };

/**
 * Something that is done by one press: one call at a time, its answer or why it failed. What was sent is
 * forgotten with the answer: it may be a password.
 */
export function actOf<Input, Answer>(send: Send<Input, Answer>): Act<Input, Answer> {
  let sent: { readonly input: Input; readonly after: After<Input, Answer> } | null = null;
  const observer = new MutationObserver<Answer, unknown, void>(reader, {
    mutationFn: async () => {
      const { input, after } = sent!;
      try {
        const answer = await send(input);
        after.changes?.(answer, input);
        return answer;
      } catch (error) {
        // What the API refuses is the screen's to tell; anything else is a defect.
        if (!(error instanceof ApiProblem)) console.error(error);
        throw error;
      }
    },
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  });
  const stateOf = ({ status, data, error }: ReturnType<typeof observer.getCurrentResult>) => ({
    isPending: status === 'pending',
    sending: status === 'pending' ? (sent?.input ?? null) : null,
    answer: data ?? null,
    failure: status === 'error' ? failureFrom(error) : null,
  });
  let shown = observer.getCurrentResult();
  let state = stateOf(shown);
  return {
    subscribe: (listener) => observer.subscribe(listener),
    state: () => {
      const now = observer.getCurrentResult();
      if (now !== shown) [shown, state] = [now, stateOf(now)];
      return state;
    },
    press(input, after = {}) {
      if (observer.getCurrentResult().isPending) return;
      sent = { input, after };
      const forgetSent = () => {
        sent = null;
      };
      observer
        .mutate(undefined, {
          onSuccess: (answer) => after.done?.(answer, input),
          onError: (error) => after.failed?.(failureFrom(error), input),
        })
        .then(forgetSent, forgetSent);
    },
    forget: () => observer.reset(),
  };
}
