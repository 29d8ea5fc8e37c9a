import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import type { Engagement, Room } from '../../../../contract/engagements/engagements.ts';
import type { MovedDay } from '../../../../contract/engagements/extensions.ts';
import { timeNow } from '../../../../session/clock.ts';
import { forHowLong } from '../../../ui/status/ago.ts';
import { calendarDay, isoDayOf } from '../../../ui/status/dates.ts';
import { dueBy } from '../next-words.ts';

/** The day something is due, and plainly whether that is over. */
export function DueDay({ day, isOpen = true }: { day: string; isOpen?: boolean }) {
  const today = isoDayOf(timeNow());
  const isLate = isOpen && day < today;
  return (
    <span className={isLate ? 'text-bad fw-semibold' : undefined}>
      {isLate ? 'late, was due ' : day === today ? 'due today, ' : 'due '}
      <time dateTime={day}>{calendarDay(day)}</time>
    </span>
  );
}

type Waits = Pick<Engagement, 'next' | 'turnSince' | 'dueOn' | 'evaluated'>;

/** Length of a wait and its deadline; once that has passed, only that it has. */
export function WaitedFor({ of }: { of: Waits }) {
  const due = dueBy(of);
  const isLate = due !== null && due < isoDayOf(timeNow());
  return (
    <>
      {of.turnSince && !of.evaluated && !isLate && `${forHowLong(of.turnSince)}${due ? ', ' : ''}`}
      {due && <DueDay day={due} />}
    </>
  );
}

interface MovedProps {
  milestones: readonly Milestone[];
  moved: readonly MovedDay[];
  /** Text before the days. */
  lead: string;
}

/** Milestones that move, with both dates; nothing if none does. */
export function MovedDays({ milestones, moved, lead }: MovedProps) {
  if (moved.length === 0) return null;
  return (
    <div className="moved-days mb-4">
      <p className="mb-1">{lead}</p>
      <ul className="plain-list">
        {moved.map(({ number, dueOn }) => {
          const milestone = milestones.find((one) => one.number === number)!;
          return (
            <li
              className="d-flex flex-wrap row-gap-2px column-gap-4 justify-content-between line-above py-6px"
              key={number}
            >
              <span>{milestone.title}</span>
              <span>
                <del>{calendarDay(milestone.dueOn)}</del> to <strong>{calendarDay(dueOn)}</strong>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface PastProps {
  room: Pick<Room, 'project'>;
  /** The days on which something is due, such as `2031-05-04`; one that is not chosen yet is empty. */
  days: readonly string[];
}

/** Warns that agreeing to days past the agreed end moves the end; nothing if there are none. */
export function PastEnd({ room: { project }, days }: PastProps) {
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
