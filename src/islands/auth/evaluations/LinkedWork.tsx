import { useState } from 'react';
import { linkedDelivery } from '../../../api/read/engagements.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { Milestone } from '../../../contract/engagements/deliveries.ts';
import type { LinkedEvaluation } from '../../../contract/evaluations/links.ts';
import { isSettled } from '../../../machines/lifecycle/milestone.ts';
import { weekInWords } from '../../features/engagements/check-ins/check-in-words.ts';
import { WeekSaid } from '../../features/engagements/check-ins/WeekSaid.tsx';
import { DeliveryInFull } from '../../features/engagements/plan/Deliveries.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { calendarDay, dayOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import '../../features/engagements/work.scss';
import '../../features/engagements/check-ins/check-ins.scss';

interface Props {
  token: string;
  asked: LinkedEvaluation;
}

/** Shows the plan with its deliveries, and the student's weekly check-ins. */
export default function LinkedWork({ token, asked }: Props) {
  const { milestones, checkIns, studentName } = asked;
  const newest = milestones.findLast(({ delivery }) => delivery)?.number;
  return (
    <>
      <section className="panel plan" aria-labelledby="work">
        <h2 id="work">What {studentName} handed in</h2>
        <ol className="plain-list">
          {milestones.map((milestone, at) => (
            <LinkedMilestone
              key={milestone.number}
              token={token}
              milestone={milestone}
              place={at + 1}
              isNewest={milestone.number === newest}
            />
          ))}
        </ol>
      </section>
      {checkIns.length > 0 && (
        <section className="panel" aria-labelledby="weeks">
          <h2 id="weeks">Check-ins</h2>
          <ol className="plain-list">
            {checkIns.map((checkIn) => (
              <li key={checkIn.week} className="check-in line-above py-4">
                <WeekSaid checkIn={checkIn} days={weekInWords(checkIn.week, checkIns[0]!.week)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

interface MilestoneProps {
  token: string;
  milestone: Milestone;
  /** Its place in the plan, from 1. */
  place: number;
  isNewest: boolean;
}

function LinkedMilestone({ token, milestone, place, isNewest }: MilestoneProps) {
  const { number, title, deliverable, state, since, dueOn, waivedBecause, delivery } = milestone;
  const [isOpen, setOpen] = useState(isNewest);
  return (
    <li className={isSettled(state) ? 'milestone is-settled' : 'milestone'}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="milestone-place note-face fs-13 tabular flex-none" aria-hidden="true">
            {place}
          </span>
          <h3>{title}</h3>
          <span className="note">
            {isSettled(state) ? dayOf(since) : `due ${calendarDay(dueOn)}`}
          </span>
          <StatusTag status={state} />
        </summary>
        {isOpen && (
          <div className="milestone-body">
            <Markdown text={deliverable} />
            {waivedBecause && <p className="soft">Not needed any more: {waivedBecause}</p>}
            {delivery && <HandedIn token={token} number={number} />}
          </div>
        )}
      </details>
    </li>
  );
}

const HandedIn = ({ token, number }: { token: string; number: number }) => (
  <Reading
    of={useRead(linkedDelivery(token, number))}
    what="what was handed in"
    failed="What was handed in could not be loaded."
  >
    {(delivery) => <DeliveryInFull engagement={{ token }} delivery={delivery} counts />}
  </Reading>
);
