import { useState } from 'react';
import type { Failure } from '../problem.ts';
import { useAct } from './useAct.ts';

interface Heard<Wish, Answer> {
  readonly done: (answer: Answer, wish: Wish) => void;
  /** There is nothing left to ask. */
  readonly overtaken: (wish: Wish, failure: Failure) => void;
}

/** Somebody else, or time, was faster: what is shown is out of date. */
const isOvertaken = ({ reason }: Failure): boolean =>
  reason === 'move-not-allowed' || reason === 'not-found' || reason === 'changed';

/**
 * An act that binds somebody: it is asked about first, with room for words, and stays asked until it is through, or
 * overtaken.
 * @param isOver true for failures after which there is nothing left to ask
 */
export function useAskedAct<Wish extends object, Words = void, Answer = unknown>(
  send: (wish: Wish, words: Words) => Promise<Answer>,
  { done, overtaken }: Heard<Wish, Answer>,
  isOver: (failure: Failure) => boolean = isOvertaken,
) {
  const [wish, setWish] = useState<Wish | null>(null);
  const { press, isPending, failure, forget } = useAct(
    ([wish, words]: readonly [Wish, Words]) => send(wish, words),
    {
      done(answer, [wish]) {
        setWish(null);
        done(answer, wish);
      },
      failed(why, [wish]) {
        if (isOver(why)) overtaken(wish, why);
      },
    },
  );
  const isGone = failure !== null && isOver(failure);
  const asked = isGone ? null : wish;
  return {
    /** Wish that waits for a yes or is being sent. */
    asked,
    /** Wish that somebody else was faster with. */
    overtaken: isGone ? wish : null,
    isPending,
    failure,
    ask(wanted: Wish) {
      if (asked) return;
      forget();
      setWish(wanted);
    },
    confirm(words: Words) {
      if (asked) press([asked, words]);
    },
    forget() {
      if (isPending) return;
      forget();
      setWish(null);
    },
  };
}
