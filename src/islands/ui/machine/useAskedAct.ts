import { useMachine } from '@xstate/react';
import type { Failure } from '../../../api/problem.ts';
import type { AskedAct } from '../../../machines/calls/asked-act.ts';
import { useEmitted } from './useEmitted.ts';

interface Heard<Wish, Answer> {
  readonly done: (answer: Answer, wish: Wish) => void;
  /** There is nothing left to ask. */
  readonly overtaken: (wish: Wish, failure: Failure) => void;
}

/** An act with a question before it, as a screen shows it. */
export function useAskedAct<Wish, Words, Answer>(
  machine: AskedAct<Wish, Words, Answer>,
  heard: Heard<Wish, Answer>,
) {
  const [snapshot, send, actor] = useMachine(machine);
  useEmitted(actor, {
    done: ({ answer, wish }) => heard.done(answer, wish),
    overtaken: ({ wish, failure }) => heard.overtaken(wish, failure),
  });
  const { wish, failure } = snapshot.context;
  const isIdle = snapshot.matches('idle');
  return {
    /** Wish that waits for a yes or is being sent. */
    asked: isIdle ? null : wish,
    /** Wish that somebody else was faster with. */
    overtaken: isIdle ? wish : null,
    isPending: snapshot.matches('sending'),
    failure,
    ask: (wish: Wish) => send({ type: 'ask', wish }),
    confirm: (words: Words) => send({ type: 'confirm', words }),
    forget: () => send({ type: 'cancel' }),
  };
}
