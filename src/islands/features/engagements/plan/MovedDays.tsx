import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import type { MovedDay } from '../../../../contract/engagements/extensions.ts';
import { calendarDay } from '../../../ui/status/dates.ts';

interface Props {
  milestones: readonly Milestone[];
  moved: readonly MovedDay[];
  /** What is said before them. */
  lead: string;
}

/** Which milestones move, from which day to which; nothing where none does. */
export function MovedDays({ milestones, moved, lead }: Props) {
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
