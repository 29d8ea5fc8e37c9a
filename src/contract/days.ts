/** Days such as `2031-05-04` in the programme's zone. */

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** Adds days; negative ones go back. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Adds working days, without Saturdays and Sundays. */
export function workingDaysLater(day: string, days: number): string {
  let [later, left] = [day, days];
  while (left > 0) {
    later = daysLater(later, 1);
    if (isWorkingDay(later)) left -= 1;
  }
  return later;
}

/** Last day since which this many working days have passed. */
export function workingDaysBefore(today: string, days: number): string {
  let [day, left] = [today, days];
  while (left > 0) {
    if (isWorkingDay(day)) left -= 1;
    day = daysLater(day, -1);
  }
  return day;
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
