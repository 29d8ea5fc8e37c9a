import type { Answer, positionOf } from './server-at.ts';

/** A server that is asked where it is, again and again. */
export interface Watch {
  /** Asks at once. */
  now(): void;
  stop(): Promise<void>;
}

/** @param tell hears when the question was sent (`performance.now()`), and its answer */
export function watch(
  { ask, close }: ReturnType<typeof positionOf>,
  pauseMs: () => number,
  tell: (at: number, answer: Answer | null) => void,
): Watch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let asking: Promise<void> | null = null;

  const round = async () => {
    const at = performance.now();
    const answer = await ask();
    asking = null;
    if (isStopped) return;
    tell(at, answer);
    timer = setTimeout(begin, pauseMs());
  };
  const begin = () => {
    clearTimeout(timer);
    asking ??= round();
  };
  begin();
  return {
    now: begin,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await asking;
      await close();
    },
  };
}
