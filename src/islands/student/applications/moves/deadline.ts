const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** The day by its name, for something that must not be missed: `Friday 27 November, 14:00`. */
export function deadlineOf(instant: string): string {
  const moment = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', options).format(moment);
  const day = part({ weekday: 'long' });
  const date = part({ day: 'numeric', month: 'long' });
  return `${day} ${date}, ${part({ hour: '2-digit', minute: '2-digit' })}`;
}

/** How long until an instant of the wire: `6 days left`, `1 hour left`; null once it has passed. */
export function timeLeft(instant: string, now = new Date()): string | null {
  const distance = new Date(instant).getTime() - now.getTime();
  if (distance <= 0) return null;
  const unit = units.find(([, length]) => distance >= length);
  if (!unit) return 'less than a minute left';
  const count = Math.floor(distance / unit[1]);
  return `${count} ${unit[0]}${count === 1 ? '' : 's'} left`;
}
