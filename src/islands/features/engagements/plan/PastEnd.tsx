import type { Room } from '../../../../contract/engagements/engagements.ts';
import { calendarDay } from '../../../ui/status/dates.ts';

interface Props {
  room: Pick<Room, 'project'>;
  /** The days on which something is due, such as `2031-05-04`; one that is not chosen yet is empty. */
  days: readonly string[];
}

/** Says of days past the agreed end that agreeing to them moves it; nothing where there are none. */
export function PastEnd({ room: { project }, days }: Props) {
  const last = days.toSorted().at(-1) ?? '';
  const end = project.endDate;
  if (end === null || last <= end) return null;
  return (
    <p className="alert alert-warning" role="status">
      The agreed end is {calendarDay(end)}, and this runs until {calendarDay(last)}. If both sides
      agree to it, the end moves to {calendarDay(last)}.
    </p>
  );
}
