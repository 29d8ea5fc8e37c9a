/** Fewer reviews tell nothing. */
const reviewsAtLeast = 3;

interface Times {
  /** How many days each delivery waited for its review. */
  readonly reviewed: readonly number[];
  /** How many days each that has none yet has waited so far. */
  readonly waiting: readonly number[];
}

/**
 * The median of days to a review, to a tenth; null where there are too few. What has waited longer than that already
 * counts with its time so far, so that who leaves the hard ones lying does not look fast; what waits for less tells
 * nothing yet.
 */
export function reviewDaysOf({ reviewed, waiting }: Times): number | null {
  if (reviewed.length < reviewsAtLeast) return null;
  const usual = median(reviewed);
  const days = median([...reviewed, ...waiting.filter((one) => one > usual)]);
  return Math.round(days * 10) / 10;
}

function median(days: readonly number[]): number {
  const sorted = days.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1]!, sorted[Math.floor(middle)]!];
  return (lower + upper) / 2;
}
