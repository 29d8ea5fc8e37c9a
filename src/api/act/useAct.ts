import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CallOf, Endpoint, ReplyOf } from '../../contract/endpoint.ts';
import { type ActState, type After, actOf, calls, type Send } from './act.ts';

export interface ActingState<Input, Answer> extends ActState<Input, Answer> {
  readonly press: (input: Input) => void;
  readonly forget: () => void;
}

/** One act of a screen: a call of the contract, or a function that makes its calls. */
export function useAct<E extends Endpoint>(
  endpoint: E,
  after?: After<CallOf<E>, ReplyOf<E>>,
): ActingState<CallOf<E>, ReplyOf<E>>;
export function useAct<Input = void, Answer = unknown>(
  send: Send<Input, Answer>,
  after?: After<Input, Answer>,
): ActingState<Input, Answer>;
export function useAct<Input, Answer>(
  what: Endpoint | Send<Input, Answer>,
  after: After<Input, Answer> = {},
): ActingState<Input, Answer> {
  const latest = useRef({ what, after });
  useEffect(() => {
    latest.current = { what, after };
  });
  const [act] = useState(() =>
    actOf<Input, Answer>((input) => {
      const { what } = latest.current;
      const send = typeof what === 'function' ? what : (calls(what) as Send<Input, Answer>);
      return send(input);
    }),
  );
  const [press] = useState(() => (input: Input) => {
    const { after } = latest.current;
    act.press(input, {
      inTurn: after.inTurn ?? false,
      changes: (...said) => latest.current.after.changes?.(...said),
      done: (...said) => latest.current.after.done?.(...said),
      failed: (...said) => latest.current.after.failed?.(...said),
      ...(after.gone && { gone: (said: Input) => latest.current.after.gone?.(said) }),
    });
  });
  const state = useSyncExternalStore(act.subscribe, act.state, act.state);
  return { ...state, press, forget: act.forget };
}
