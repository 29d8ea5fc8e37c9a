const dayMs = 86_400_000;

/**
 * A project is listed from so many milliseconds on after it was posted: one whose transaction is still under way cannot
 * be seen yet, and would be passed over for good.
 */
const settledAfterMs = 5 * 60_000;

export interface DigestTimes {
  readonly now: Date;
  /** When the day began, in UTC. Who got a digest since then gets no other one. */
  readonly today: Date;
  /** A daily search is due that was last looked through before this. */
  readonly dailyBefore: Date;
  /** The same for a weekly one: a week ago by days, whatever the hour. */
  readonly weeklyBefore: Date;
  /** Projects that were posted later than this wait for the next digest. */
  readonly until: Date;
}

/** What is due at a moment. */
export function digestTimes(now: Date): DigestTimes {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  return {
    now,
    today,
    dailyBefore: today,
    weeklyBefore: new Date(today.getTime() - 6 * dayMs),
    until: new Date(now.getTime() - settledAfterMs),
  };
}
