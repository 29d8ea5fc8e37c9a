import { setTimeout } from 'node:timers/promises';
import type { Acknowledged } from '../faults/storm.ts';

/** What people feel while a primary is replaced. */
export interface Watch {
  /** Begins anew to look for the longest pause. */
  begin(): void;
  /** For how long at most nothing was acknowledged since then, in milliseconds. */
  longestPauseMs(): number;
  stop(): Promise<void>;
}

/** How often it is looked, in milliseconds. */
const every = 20;

export function watch(acknowledged: Acknowledged): Watch {
  const count = () => Object.values(acknowledged).reduce((sum, { size }) => sum + size, 0);
  let [seen, last, longest, stopped] = [count(), performance.now(), 0, false];
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (count() === seen) return;
    [seen, last] = [count(), now];
  };
  const looking = (async () => {
    while (!stopped) {
      look();
      await setTimeout(every);
    }
  })();
  return {
    begin() {
      [last, longest] = [performance.now(), 0];
    },
    longestPauseMs() {
      look();
      return longest;
    },
    async stop() {
      stopped = true;
      await looking;
    },
  };
}
