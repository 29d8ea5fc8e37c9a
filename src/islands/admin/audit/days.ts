const dayMs = 86_400_000;
const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const monthStart = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const isoOf = (day: Date): string => day.toISOString().slice(0, 10);

/** How many single days are offered before whole months, and how many months. */
const days = 31;
const months = 24;

/**
 * The days (UTC) a bound of the log can be set to: each of the last month, then where the months
 * before began. A day that an address asks for is offered as well.
 */
export function dayOptions(asked: string | undefined, now: Date) {
  const recent = Array.from({ length: days }, (_, ago) => {
    const day = new Date(now.getTime() - ago * dayMs);
    return { value: isoOf(day), label: wordsFor(ago) ?? dayName.format(day) };
  });
  const earlier = Array.from({ length: months }, (_, ago) => {
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - ago, 1));
    return { value: isoOf(day), label: monthStart.format(day) };
  });
  const known = new Map([...recent, ...earlier].map((option) => [option.value, option]));
  if (asked && isDay(asked) && !known.has(asked))
    known.set(asked, { value: asked, label: monthStart.format(new Date(asked)) });
  return [...known.values()].toSorted((one, other) => other.value.localeCompare(one.value));
}

const wordsFor = (ago: number): string | undefined => ['Today', 'Yesterday'][ago];

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return day !== null && !Number.isNaN(day.getTime()) && isoOf(day) === text;
};
