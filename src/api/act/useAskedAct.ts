import { useState } from 'react';
import type { Failure } from './failure.ts';
import { useAct } from './useAct.ts';

interface Heard<Wish, Answer> {
  readonly done: (answer: Answer) => void;
  /** Somebody else, or time, was faster: what is shown is out of date. */
  readonly overtaken: (wish: Wish) => void;
}

/** An act that is asked about once more, with room for words. The question stands until it is through, or overtaken. */
export function useAskedAct<Wish, Words, Answer>(
  send: (wish: Wish, words: Words) => Promise<Answer>,
  { done, overtaken }: Heard<Wish, Answer>,
) {
  const [wish, keep] = useState<Wish | null>(null);
  const { press, forget, isPending, failure } = useAct(
    (words: Words) => send(wish as Wish, words),
    {
      done(answer) {
        keep(null);
        done(answer);
      },
      failed: (why) => isOvertaken(why) && overtaken(wish as Wish),
    },
  );
  const isOver = failure !== null && isOvertaken(failure);
  const turnTo = (other: Wish | null) => {
    // What is under way is not called off.
    if (isPending) return;
    forget();
    keep(other);
  };
  return {
    /** What waits for a yes, or is on its way after one. */
    asked: isOver ? null : wish,
    /** What somebody else was faster with. */
    overtaken: isOver ? wish : null,
    isPending,
    failure,
    ask: turnTo,
    confirm: press,
    forget: () => turnTo(null),
  };
}

const isOvertaken = ({ reason }: Failure): boolean =>
  reason === 'move-not-allowed' || reason === 'not-found' || reason === 'changed';
