import type { Notification } from '../../../contract/notifications.ts';
import { dayNameOf } from '../../ui/status/dates.ts';

interface Day {
  readonly day: string;
  readonly notifications: readonly Notification[];
}

/** A list, newest first, as the days where the reader is. */
export function byDay(list: readonly Notification[], now: Date): readonly Day[] {
  const days = Map.groupBy(list, ({ date }) => dayNameOf(date, now));
  return [...days].map(([day, notifications]) => ({ day, notifications }));
}
