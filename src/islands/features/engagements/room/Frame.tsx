import type { Room } from '../../../../contract/engagements/engagements.ts';
import { conditionFacts } from '../../../../contract/projects/condition-words.ts';
import { isSettled } from '../../../../machines/lifecycle/milestone.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { Facts } from '../../../ui/record/Facts.tsx';
import '../../../ui/record/record.scss';
import { calendarDay } from '../../../ui/status/dates.ts';
import { Deliverables } from '../../projects/conditions/ConditionFacts.tsx';
import { ContextPanel } from './ContextPanel.tsx';

/** What the work is about, what was agreed for it, and the next days that count. */
export function Frame({ room }: { room: Room }) {
  const { project } = room;
  const dates = nextDates(room);
  return (
    <ContextPanel id="room-project" title="The project">
      {dates.length > 0 && (
        <ul className="next-dates plain-list mb-4" aria-label="Next dates">
          {dates.map(([what, day]) => (
            <li className="line-above py-6px" key={what + day}>
              <time className="note-face fs-14" dateTime={day}>
                {calendarDay(day)}
              </time>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="frame-facts">
        <Facts facts={conditionFacts(project).map(({ name, value }) => [name, value])} />
      </div>
      <details className="brief">
        <summary>Read the brief</summary>
        <Markdown text={project.description} />
        <Deliverables project={project} />
      </details>
    </ContextPanel>
  );
}

const datesAtMost = 3;

/** What is due next, and the end that was agreed; none once the work has ended. */
function nextDates({ milestones, project, turn }: Room): [what: string, day: string][] {
  if (turn === null) return [];
  const byDay = ([, one]: [string, string], [, other]: [string, string]) =>
    one.localeCompare(other);
  const due = milestones
    .filter(({ state }) => !isSettled(state))
    .map(({ title, dueOn }): [string, string] => [title, dueOn])
    .toSorted(byDay)
    .slice(0, datesAtMost);
  return project.endDate
    ? [...due, ['The agreed end', project.endDate] as [string, string]].toSorted(byDay)
    : due;
}
