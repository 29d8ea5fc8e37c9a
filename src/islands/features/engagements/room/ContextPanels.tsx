import '../../../ui/record/record.scss';
import type { ReactNode } from 'react';
import type { Reachable, Room } from '../../../../contract/engagements/engagements.ts';
import { conditionFacts } from '../../../../contract/projects/condition-words.ts';
import { isRunning } from '../../../../machines/lifecycle/engagement.ts';
import { isSettled } from '../../../../machines/lifecycle/milestone.ts';
import { FoldedOnPhone } from '../../../ui/disclosure/FoldedOnPhone.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { type Fact, Facts } from '../../../ui/record/Facts.tsx';
import { calendarDay } from '../../../ui/status/dates.ts';
import { Deliverables } from '../../projects/conditions/ConditionFacts.tsx';
import type { Side } from '../next-words.ts';
import { type OfficeAct, officeActs, taskOf } from '../office-acts.ts';
import { namesOf } from '../plan/team-words.ts';
import type { RoomView } from './room-view.ts';

interface Props {
  id: string;
  title: string;
  /** Also open on a phone, because something is being done in it. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** A panel beside the work; on a phone it is below and folded. */
export function ContextPanel({ id, title, isNeeded, children }: Props) {
  const heading = (
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
  );
  return (
    <section className="panel context-panel" aria-labelledby={id}>
      <FoldedOnPhone heading={heading} isNeeded={isNeeded}>
        {children}
      </FoldedOnPhone>
    </section>
  );
}

/** Project, agreed terms and next dates. */
export function Frame({ room, side }: { room: Room; side: Side }) {
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
        <Facts
          facts={conditionFacts(project, side === 'student' ? 'student' : 'others').map(
            ({ name, value }) => [name, value],
          )}
        />
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

/** Next due date and agreed end; none once the work has ended. */
function nextDates({ milestones, project, state }: Room): [what: string, day: string][] {
  if (!isRunning(state)) return [];
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

export function People({ room: { people, companyName }, side }: { room: Room; side: Side }) {
  const { student, lead, supervisors, academicSupervisor, mates } = people;
  const facts: Fact[] = [['Company', companyName]];
  if (side !== 'student') facts.unshift(['Student', <Person key="student" {...student} />]);
  if (lead) facts.push(['Leads the project', <Person key="lead" {...lead} />]);
  if (supervisors.length > 0)
    facts.push(['Supervises', supervisors.map((one) => <Person key={one.name} {...one} />)]);
  if (academicSupervisor)
    facts.push(['Academic supervisor', <Person key="academic" {...academicSupervisor} />]);
  if (mates.length > 0)
    facts.push([
      'Team-mates',
      namesOf(mates).map((name) => (
        <bdi key={name} className="d-block">
          {name}
        </bdi>
      )),
    ]);
  return (
    <ContextPanel id="room-people" title="People">
      <Facts facts={facts} />
    </ContextPanel>
  );
}

const Person = ({ name, email }: Reachable) => (
  <span className="d-block">
    <bdi>{name}</bdi>
    {email && (
      <a className="d-block" href={`mailto:${email}`}>
        {email}
      </a>
    )}
  </span>
);

const officeWords: Record<OfficeAct, (room: Room) => string> = {
  'give-time': ({ milestone }) => `Give more time for “${milestone}”`,
  write: () => 'Write about this work',
  end: () => 'End this work early',
};

/** Actions only admins have here. */
export function OfficeActs({ room, onBegin }: RoomView) {
  return (
    <section className="panel stack gap-2 justify-items-start" aria-labelledby="office-acts">
      <h2 id="office-acts">The programme’s office</h2>
      {officeActs.map((act) => {
        const task = taskOf(act, room);
        return (
          task && (
            <Button
              key={act}
              look={act === 'end' ? 'quiet' : 'outline'}
              className={act === 'end' ? 'text-bad' : ''}
              onClick={() => onBegin(task)}
            >
              {officeWords[act](room)}
            </Button>
          )
        );
      })}
    </section>
  );
}
