import type { CallOf, Endpoint, ReplyOf } from '../../contract/endpoint.ts';
import { call } from '../client.ts';
import { ApiProblem, type Failure, failureFrom } from '../problem.ts';
import { sendOnce } from './sending-key.ts';

/** A file that is here, or the address from which a browser downloads it. */
export type MadeFile = Blob | URL;

export type Send<Input, Answer> = (input: Input) => Promise<Answer>;

export interface After<Input, Answer> {
  /** Changes what is read. It happens even where the screen has been left meanwhile. */
  readonly changes?: (answer: Answer, input: Input) => void;
  /** Next step of the screen, if it is still open. */
  readonly done?: (answer: Answer, input: Input) => void;
  readonly failed?: (failure: Failure, input: Input) => void;
  /** Instead of a failure, where what was to go had gone by itself: that is what was wanted. */
  readonly gone?: (input: Input) => void;
  /** Queues a press while an earlier one is pending, instead of ignoring it. */
  readonly inTurn?: boolean;
}

/** An act as a screen shows it. */
export interface ActState<Input, Answer> {
  readonly isPending: boolean;
  readonly sending: Input | null;
  /** That and its successors, in order. */
  readonly waiting: readonly Input[];
  /** Cleared by the next press. */
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
    /** Lets the call outlive the page. */
    options: { readonly keepalive?: boolean } = {},
  ): Send<CallOf<E>, ReplyOf<E>> =>
  (input) => {
    const asked = input as CallOf<E> & object;
    if (!endpoint.idempotent || 'idempotencyKey' in asked) return call(endpoint, input, options);
    return sendOnce(endpoint.method + endpoint.path, asked, (idempotencyKey) =>
      call(endpoint, { ...asked, idempotencyKey }, options),
    );
  };

interface Ended<Answer> {
  readonly answer: Answer | null;
  readonly failure: Failure | null;
}
const nothing = { answer: null, failure: null };

/**
 * Something that is done by one press: one call at a time, its answer or why it failed. What was sent is
 * forgotten with the answer: it may be a password.
 */
export function actOf<Input, Answer>(send: Send<Input, Answer>): Act<Input, Answer> {
  type Waiting = readonly { readonly input: Input; readonly after: After<Input, Answer> }[];
  const listeners = new Set<() => void>();
  let waiting: Waiting = [];
  let state: ActState<Input, Answer>;
  let isForgotten = false;

  const become = (now: Waiting, { answer, failure }: Ended<Answer>) => {
    waiting = now;
    const inputs = waiting.map(({ input }) => input);
    state = {
      isPending: waiting.length > 0,
      sending: inputs[0] ?? null,
      waiting: inputs,
      answer,
      failure,
    };
    for (const listener of listeners) listener();
  };
  become([], nothing);

  /** Sends the call and returns its result, with the screen's next step if it is still open. */
  async function outcomeOf(input: Input, after: After<Input, Answer>) {
    try {
      const answer = await send(input);
      after.changes?.(answer, input);
      return { ended: { answer, failure: null }, next: () => after.done?.(answer, input) };
    } catch (error) {
      if (after.gone && error instanceof ApiProblem && error.code === 'not-found')
        return { ended: nothing, next: () => after.gone?.(input) };
      // Refusals of the API are shown on the screen; anything else is a defect.
      if (!(error instanceof ApiProblem)) console.error(error);
      const failure = failureFrom(error);
      return { ended: { answer: null, failure }, next: () => after.failed?.(failure, input) };
    }
  }

  async function run() {
    isForgotten = false;
    const { input, after } = waiting[0]!;
    const { ended, next } = await outcomeOf(input, after);
    try {
      if (listeners.size > 0 && !isForgotten) next();
    } finally {
      become(waiting.slice(1), isForgotten ? nothing : ended);
      if (waiting.length > 0) void run();
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    press(input, after = {}) {
      if (waiting.length > 0 && !after.inTurn) return;
      become([...waiting, { input, after }], nothing);
      if (waiting.length === 1) void run();
    },
    forget() {
      isForgotten = true;
      become(waiting, nothing);
    },
  };
}
