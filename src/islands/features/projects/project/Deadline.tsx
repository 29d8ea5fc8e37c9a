import { timeNow } from '../../../../session/clock.ts';
import { deadlineOf, lastDayOf } from '../../../ui/status/dates.ts';
import { timeLeftOf } from './project-words.ts';

/** Deadline for applications and the time left. */
export function Deadline({ at }: { at: string }) {
  const left = timeLeftOf(at, timeNow());
  if (left === null) return <span>ended {lastDayOf(at)}</span>;
  return (
    <span>
      <span className="visually-hidden">apply </span>
      <span className="text-nowrap">by {deadlineOf(at)},</span>{' '}
      <span className="text-nowrap">{left}</span>
    </span>
  );
}
