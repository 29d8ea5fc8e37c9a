import { MutationObserver } from '@tanstack/query-core';
import type { CallOf, Endpoint, ReplyOf } from '../../contract/endpoint.ts';
import { call } from '../client.ts';
import { ApiProblem, type Failure, failureFrom, mayBeDone } from '../problem.ts';
import { refresh } from '../read/read.ts';
import { reader } from '../read/reader.ts';
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
  /** Instead of a failure, where what was to go had gone by itself: that is what was wanted. */
  readonly gone?: (input: Input) => void;
  /** What is pressed while the one before is pending is done after it, instead of not at all. */
  readonly inTurn?: boolean;
}

/** Reads anew what the screen shows once an act was refused: somebody else may have changed it meanwhile. */
export function refreshOnRefusal(failure: Failure): void {
  if (!mayBeDone(failure)) refresh();
}

/** An act as a screen shows it. */
export interface ActState<Input, Answer> {
  readonly isPending: boolean;
  /** What is being sent right now. */
  readonly sending: Input | null;
  /** That, and what is done after it, in its order. */
  readonly waiting: readonly Input[];
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
  <E extends Endpoint>(
    endpoint: E,
    /** Lets the call go on when the page is left. */
    options: { readonly keepalive?: boolean } = {},
  ): Send<CallOf<E>, ReplyOf<E>> =>
  (input) => {
    if (!endpoint.idempotent || 'idempotencyKey' in (input as object))
      return call(endpoint, input, options);
    return sendOnce(endpoint.method + endpoint.path, input as object, (idempotencyKey) =>
      call(endpoint, { ...(input as object), idempotencyKey } as never, options),
    );
  };

/** The answer where there was nothing left to take away. */
const gone = Symbol('gone');

/**
 * Something that is done by one press: one call at a time, its answer or why it failed. What was sent is
 * forgotten with the answer: it may be a password.
 */
export function actOf<Input, Answer>(send: Send<Input, Answer>): Act<Input, Answer> {
  let waiting: readonly { readonly input: Input; readonly after: After<Input, Answer> }[] = [];
  const listeners = new Set<() => void>();
  const observer = new MutationObserver<Answer | typeof gone, unknown, void>(reader, {
    mutationFn: async () => {
      const { input, after } = waiting[0]!;
      try {
        const answer = await send(input);
        after.changes?.(answer, input);
        return answer;
      } catch (error) {
        if (after.gone && error instanceof ApiProblem && error.code === 'not-found') return gone;
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
    isPending: waiting.length > 0,
    sending: waiting[0]?.input ?? null,
    waiting: waiting.map(({ input }) => input),
    answer: data === undefined || data === gone ? null : data,
    failure: status === 'error' ? failureFrom(error) : null,
  });
  let shown = [observer.getCurrentResult(), waiting] as const;
  let state = stateOf(shown[0]);

  const wait = (now: typeof waiting) => {
    waiting = now;
    for (const listener of listeners) listener();
  };
  const run = () => {
    const { input, after } = waiting[0]!;
    const next = () => {
      wait(waiting.slice(1));
      if (waiting.length > 0) run();
    };
    observer
      .mutate(undefined, {
        onSuccess: (answer) =>
          answer === gone ? after.gone?.(input) : after.done?.(answer, input),
        onError: (error) => after.failed?.(failureFrom(error), input),
      })
      .then(next, next);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      const stop = observer.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    state() {
      const result = observer.getCurrentResult();
      if (result !== shown[0] || waiting !== shown[1]) {
        shown = [result, waiting];
        state = stateOf(result);
      }
      return state;
    },
    press(input, after = {}) {
      if (waiting.length > 0 && !after.inTurn) return;
      wait([...waiting, { input, after }]);
      if (waiting.length === 1) run();
    },
    forget: () => observer.reset(),
  };
}
