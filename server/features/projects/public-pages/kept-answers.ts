import { LRUCache } from 'lru-cache';
import type { MadeAnswer } from '../../../platform/http/made-answer.ts';

/** About 20 MB of pages. */
const keptAtMost = 300;
/** How long an answer may tell what changes by the mere passing of time, such as a deadline, in milliseconds. */
const freshForMs = 30_000;

interface Kept {
  readonly stamp: string;
  readonly answer: Promise<MadeAnswer | null>;
}

/** Answers by their address, each made once for everybody until what it shows changes. */
export function keptAnswers() {
  const kept = new LRUCache<string, Kept>({ max: keptAtMost, ttl: freshForMs });
  /** @param stamp is another one once the data behind the answer have changed */
  return (
    address: string,
    stamp: string,
    make: () => Promise<MadeAnswer | null>,
  ): Promise<MadeAnswer | null> => {
    const known = kept.get(address);
    if (known?.stamp === stamp) return known.answer;
    const answer = make();
    kept.set(address, { stamp, answer });
    answer.catch(() => kept.delete(address));
    return answer;
  };
}
