import { dayOf } from '../../../ui/status/dates.ts';
import { timeLeftOf } from './project-words.ts';

/** The last day to apply and how long that is from now. */
export function Deadline({ at }: { at: string }) {
  const left = timeLeftOf(at, new Date());
  if (left === null) return <span>ended {dayOf(at)}</span>;
  return (
    <span>
      <span className="visually-hidden">apply </span>
      <span className="text-nowrap">by {dayOf(at)},</span>{' '}
      <span className="text-nowrap">{left}</span>
    </span>
  );
}
