/** Repeatable chance: the same seed always tells the same story. */
export interface Chance {
  /** A number from 0 up to, not including, 1. */
  fraction(): number;
  /** A number from `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Whether something happens that happens in `share` of all cases. */
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A copy in another order (Fisher-Yates). */
  shuffled<T>(list: readonly T[]): T[];
}

/** Tommy Ettinger's mulberry32, in the public domain: 32 bits of state, one step a number. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function chanceFrom(seed: number): Chance {
  const fraction = mulberry32(seed);
  const between = (low: number, high: number) => low + fraction() * (high - low);
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    between,
    whole,
    happens: (share) => fraction() < share,
    pick: (list) => list[whole(0, list.length - 1)]!,
    shuffled(list) {
      const copy = [...list];
      for (let end = copy.length - 1; end > 0; end--) {
        const other = whole(0, end);
        [copy[end], copy[other]] = [copy[other]!, copy[end]!];
      }
      return copy;
    },
  };
}
