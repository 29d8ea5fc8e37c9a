/** The ends of the last eleven months (UTC), oldest first; the last one is where this month began. */
export const monthEnds = (now: Date): Date[] =>
  Array.from(
    { length: 11 },
    (_, index) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 10 + index, 1)),
  );

/** How much came on top of what there was, as a share of it; null where there was nothing. */
export const growthOf = (before: number, now: number): number | null =>
  before === 0 ? null : (now - before) / before;
