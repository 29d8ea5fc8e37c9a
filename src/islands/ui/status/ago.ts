import { lazily } from '../../../contract/lazily.ts';
import { timeNow } from '../../../session/clock.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** From the longest on: the smallest distance expressed in each unit. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

const words = lazily(() => new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' }));

/** Time since an instant of the wire: `just now`, `5 minutes ago`, `1 day ago`. */
export function agoOf(instant: string, now = timeNow()): string {
  const distance = now.getTime() - new Date(instant).getTime();
  const unit = units.find(([, length]) => distance >= length);
  // The server's clock may be a little ahead of the reader's.
  if (!unit) return 'just now';
  const [name, length] = unit;
  return words().format(-Math.floor(distance / length), name);
}

/**
 * Time since an instant of the wire: `for 5 minutes`, `for 12 days`, or `just now`. Always counts days, because `a
 * week` would mean seven days and twelve alike.
 */
export function forHowLong(instant: string, now = timeNow()): string {
  const distance = now.getTime() - new Date(instant).getTime();
  if (distance < day) {
    const ago = agoOf(instant, now);
    return ago.endsWith(' ago') ? `for ${ago.slice(0, -' ago'.length)}` : ago;
  }
  const days = Math.floor(distance / day);
  return days === 1 ? 'for 1 day' : `for ${days} days`;
}
