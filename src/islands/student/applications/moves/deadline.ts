import { untilWords, written } from '../../../../contract/dates.ts';
import { timeNow } from '../../../../session/clock.ts';

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** A deadline with its day by its name, for something that must not be missed: `Friday 27 November, 14:00 CET`. */
export const namedDeadlineOf = (instant: string): string =>
  untilWords(new Date(instant), (at) => written(at, 'Monday 3 March'));

/** Time until an instant of the wire, to the nearest unit: `6 days left`, `1 hour left`; null once it has passed. */
export function timeLeft(instant: string, now = timeNow()): string | null {
  const distance = new Date(instant).getTime() - now.getTime();
  if (distance <= 0) return null;
  const unit = units.find(([, length]) => distance >= length);
  if (!unit) return 'less than a minute left';
  const count = Math.round(distance / unit[1]);
  return `${count} ${unit[0]}${count === 1 ? '' : 's'} left`;
}
