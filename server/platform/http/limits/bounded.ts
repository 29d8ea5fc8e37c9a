import PQueue from 'p-queue';
import { Problem } from '../problem.ts';

interface Bounds {
  /** Pieces of work at the same time. */
  readonly atOnce: number;
  /** Pieces of work that may wait. */
  readonly waiting: number;
  /** Longest wait of each, in milliseconds. */
  readonly waitMs: number;
}

/** Heavy work, of which only so much goes on and only so much waits. */
export interface Bounded {
  /** @throws {Problem} for a caller beyond that, or after waiting too long */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Changes how many pieces go on at the same time; what goes on already goes on. */
  setAtOnce(atOnce: number): void;
  countWaiting(): number;
  /** True if nothing runs and nothing waits. */
  isIdle(): boolean;
  /** Refuses everybody who waits or still comes; running work ends by itself. */
  close(): void;
}

/** @param refusal the problem of a refused caller */
export function bounded({ atOnce, waiting, waitMs }: Bounds, refusal = busy): Bounded {
  const queue = new PQueue({ concurrency: atOnce });
  const waits = new Set<AbortController>();
  let isClosed = false;
  return {
    async run(work) {
      if (isClosed || queue.size >= waiting) throw refusal();
      const wait = new AbortController();
      const timer = setTimeout(() => wait.abort(refusal()), waitMs);
      waits.add(wait);
      const over = () => {
        clearTimeout(timer);
        waits.delete(wait);
      };
      const begin = () => {
        over();
        return work();
      };
      return queue.add(begin, { signal: wait.signal }).finally(over);
    },
    setAtOnce(atOnce) {
      queue.concurrency = atOnce;
    },
    countWaiting: () => queue.size,
    isIdle: () => queue.size === 0 && queue.pending === 0,
    close() {
      isClosed = true;
      for (const wait of waits) wait.abort(refusal());
    },
  };
}

/** When there may be room again. */
const retryAfterSeconds = 5;

export const busy = () => new Problem('busy', undefined, { retryAfter: retryAfterSeconds });
