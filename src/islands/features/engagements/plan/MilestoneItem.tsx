import { useState } from 'react';
import { newestDelivery } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { Milestone } from '../../../../contract/engagements/deliveries.ts';
import { isRunning } from '../../../../machines/lifecycle/engagement.ts';
import { milestoneAfter } from '../../../../machines/lifecycle/engagement-moves.ts';
import { isOpenRequest } from '../../../../machines/lifecycle/extension.ts';
import { isSettled, isToDo } from '../../../../machines/lifecycle/milestone.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { calendarDay, dayOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import {
  actsAsCompany,
  actsAsStudent,
  lookOf,
  type RoomView,
  writtenInPlace,
} from '../room/room-view.ts';
import { DeliveryInFull } from './DeliveryInFull.tsx';
import { DueDay } from './DueDay.tsx';
import { EarlierDeliveries } from './EarlierDeliveries.tsx';
import { ExtensionInFull } from './ExtensionInFull.tsx';
import { byTeam, mayObject, objectableUntil } from './team-words.ts';

const InPlaceForm = lazy(() => import('../acts/InPlaceForm.tsx'));

interface Props extends RoomView {
  milestone: Milestone;
  /** Its place in the plan, from 1. */
  place: number;
  /** It is what the work is about now. */
  isCurrent: boolean;
}

/** One milestone: what it asks for, what was handed in, and what can be done with it; a line where it is not its time. */
export function MilestoneItem({ milestone, place, isCurrent, ...view }: Props) {
  const { number, title, state, dueOn, firstDueOn, since } = milestone;
  const [wish, setWish] = useState<boolean | null>(null);
  const isOpen = writtenIn(view, number) !== null || (wish ?? isCurrent);
  return (
    <li className={milestoneLook(state, isCurrent)}>
      <details
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => open !== isOpen && setWish(open)}
      >
        <summary id={`milestone-${number}`}>
          <span className="milestone-place note-face fs-13 tabular flex-none" aria-hidden="true">
            {place}
          </span>
          <h3>{title}</h3>
          <span className="note">
            {isSettled(state) ? (
              <time dateTime={since}>{dayOf(since)}</time>
            ) : (
              <DueDay day={dueOn} isOpen={isRunning(view.room.state)} />
            )}
            {!isSettled(state) && firstDueOn !== dueOn && `, moved from ${calendarDay(firstDueOn)}`}
          </span>
          <StatusTag status={state} />
        </summary>
        {isOpen && (
          <div className="milestone-body">
            <MilestoneInFull {...view} milestone={milestone} isCurrent={isCurrent} />
          </div>
        )}
      </details>
    </li>
  );
}

const writtenIn = (view: RoomView, number: number) =>
  writtenInPlace(view, (task) => 'number' in task && task.number === number);

function MilestoneInFull({ milestone, isCurrent, ...view }: Omit<Props, 'place'>) {
  const { number, deliverable, state, waivedBecause, delivery, versions } = milestone;
  const { extension, by } = milestone;
  const until = objectableUntil(milestone);
  const { room } = view;
  const writing = writtenIn(view, number);
  return (
    <>
      {by === 'team' && <p className="note soft">{byTeam(milestone)}</p>}
      <Markdown text={deliverable} />
      {waivedBecause && <p className="soft">Not needed any more: {waivedBecause}</p>}
      {extension && <ExtensionInFull {...view} milestone={milestone} extension={extension} />}
      {delivery && (
        <CurrentDelivery
          engagement={room.id}
          number={number}
          isReviewed={writing?.task.kind === 'review'}
          showsFile={isCurrent && state === 'Submitted'}
        />
      )}
      {until && <p className="note soft mt-2 mb-0">Team-mates can object until {until}.</p>}
      {versions > 1 && (
        <EarlierDeliveries engagement={room.id} number={number} versions={versions} />
      )}
      {writing ? <InPlaceForm {...writing} /> : <MilestoneActs {...view} milestone={milestone} />}
    </>
  );
}

function MilestoneActs({ milestone, ...view }: RoomView & Pick<Props, 'milestone'>) {
  const { number, state, versions, title, extension } = milestone;
  const of = <span className="visually-hidden"> “{title}”</span>;
  const can = (move: Parameters<typeof milestoneAfter>[1], by: 'Student' | 'Company') =>
    milestoneAfter(state, move, by) !== null;
  if (actsAsStudent(view) && can('deliver', 'Student'))
    return (
      <div className="room-acts d-flex flex-wrap gap-2 mt-3">
        <Button onClick={() => view.onBegin({ kind: 'deliver', number })}>
          {versions === 0 ? 'Hand in' : 'Hand in a new version'}
          {of}
        </Button>
        {mayObject(milestone) && (
          <Button
            look="quiet"
            onClick={() => view.onBegin({ kind: 'object', number, version: versions })}
          >
            Object<span className="visually-hidden"> to “{title}”</span>
          </Button>
        )}
        {isToDo(state) && !(extension && isOpenRequest(extension.state)) && (
          <Button look="quiet" onClick={() => view.onBegin({ kind: 'ask for time', number })}>
            Ask for more time<span className="visually-hidden"> for “{title}”</span>
          </Button>
        )}
      </div>
    );
  if (!actsAsCompany(view)) return null;
  const review = (verdict: 'approve' | 'ask for changes') =>
    view.onBegin({ kind: 'review', number, version: versions, verdict });
  return (
    <div className="room-acts d-flex flex-wrap gap-2 mt-3">
      {can('approve', 'Company') && (
        <>
          <Button look={lookOf(view.room, 'review', number)} onClick={() => review('approve')}>
            Approve{of}
          </Button>
          <Button onClick={() => review('ask for changes')}>Ask for changes{of}</Button>
        </>
      )}
      {can('waive', 'Company') && (
        <Button look="quiet" onClick={() => view.onBegin({ kind: 'waive', number })}>
          Waive{of}
        </Button>
      )}
    </div>
  );
}

function milestoneLook(state: Milestone['state'], isCurrent: boolean): string {
  if (isSettled(state)) return 'milestone is-settled';
  return isCurrent ? 'milestone is-current' : 'milestone';
}

interface DeliveryProps {
  engagement: number;
  number: number;
  isReviewed: boolean;
  showsFile: boolean;
}

/** The version of a milestone that counts. */
function CurrentDelivery({ engagement, number, ...looks }: DeliveryProps) {
  return (
    <Reading
      of={useRead(newestDelivery(engagement, number))}
      loading={<p role="status">Loading what was handed in…</p>}
      failed="What was handed in could not be loaded."
    >
      {({ rows }) =>
        rows.map((delivery) => (
          <DeliveryInFull
            key={delivery.version}
            engagement={engagement}
            delivery={delivery}
            counts
            {...looks}
          />
        ))
      }
    </Reading>
  );
}
