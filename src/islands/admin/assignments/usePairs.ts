import { useState } from 'react';
import type { PairWithReason } from '../../../contract/assignments/assignment-pins.ts';
import { draftOf, forgetDraft, keepDraft } from '../../../session/drafts.ts';

/** Kept together, and kept apart. */
export type PairList = 'pins' | 'exclusions';

/** A pair with the names it was chosen by. */
export interface ChosenPair extends PairWithReason {
  readonly student: string;
  readonly project: string;
}
export type ChosenPairs = Readonly<Record<PairList, readonly ChosenPair[]>>;

const draft = 'assignment-pins';
const none: ChosenPairs = { pins: [], exclusions: [] };

/** Pins and exclusions for the next run, kept in this browser until it is proposed. */
export function usePairs() {
  const [pairs, setPairs] = useState(() => draftOf<ChosenPairs>(draft) ?? none);
  const keep = (now: ChosenPairs) => {
    if (now.pins.length + now.exclusions.length > 0) keepDraft(draft, now);
    else forgetDraft(draft);
    setPairs(now);
  };
  return {
    pairs,
    add: (list: PairList, pair: ChosenPair) => keep({ ...pairs, [list]: [...pairs[list], pair] }),
    remove: (list: PairList, pair: ChosenPair) =>
      keep({ ...pairs, [list]: pairs[list].filter((one) => one !== pair) }),
    clear: () => keep(none),
  };
}
