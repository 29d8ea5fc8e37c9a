const dayMs = 86_400_000;

/** The instant that lies so many days from now; the past is negative. */
export const momentOf = (now: Date, day: number): Date =>
  new Date(now.getTime() + Math.round(day * dayMs));

/** The last minute of the UTC day that lies so many days from now. */
export function endOfDay(now: Date, day: number): Date {
  const end = momentOf(now, day);
  end.setUTCHours(23, 59, 0, 0);
  return end;
}

/** The first instant of the UTC month so many months from this one. */
export const monthStart = (now: Date, months = 0): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
