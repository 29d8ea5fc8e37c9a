import './check-ins.scss';
import { useState } from 'react';
import { checkInsOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { asksForHelp, type CheckIn } from '../../../../contract/engagements/check-ins.ts';
import { hasCheckIns, isAnswered } from '../../../../machines/lifecycle/check-in.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { calendarDay } from '../../../ui/status/dates.ts';
import { ContextPanel } from '../room/ContextPanels.tsx';
import { actsAsCompany, actsAsStudent, type RoomView, writtenInPlace } from '../room/room-view.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { isAskedForCheckIn, weekInWords } from './check-in-words.ts';
import { WeekSaid } from './WeekSaid.tsx';

/** Weekly check-ins of the student; nothing if there was no week of work. */
export function CheckIns(view: RoomView) {
  const { id, state, latestCheckIns, checkIns } = view.room;
  // At first only the latest, which come with the room.
  const [pages, askFor] = useState(0);
  const list = useRead(pages === 0 ? null : checkInsOf(id, pages));
  const isOpen = hasCheckIns(state);
  if (!isOpen && checkIns === 0) return null;
  const isAnswered = writtenInPlace(view, ({ kind }) => kind === 'answer check-in') !== null;
  const shown = pages === 0 ? latestCheckIns : list.data?.rows;
  const latest = <Weeks {...view} of={latestCheckIns} />;
  return (
    <ContextPanel id="check-ins" title="Check-ins" isNeeded={isAnswered || view.isCase}>
      {isOpen && <ThisWeek {...view} />}
      {pages === 0 ? (
        latest
      ) : (
        <Reading of={list} loading={latest} failed="The check-ins could not be loaded.">
          {({ rows }) => <Weeks {...view} of={rows} />}
        </Reading>
      )}
      {shown && shown.length < checkIns && (
        <Button look="quiet" onClick={() => askFor(pages + 1)}>
          Older check-ins
        </Button>
      )}
    </ContextPanel>
  );
}

const Weeks = ({ of, ...view }: RoomView & { of: readonly CheckIn[] }) => (
  <ol className="plain-list" aria-label="Weeks">
    {of.map((checkIn, at) => (
      <CheckInItem key={checkIn.week} {...view} checkIn={checkIn} isNewest={at === 0} />
    ))}
  </ol>
);

/** This week: the student’s form until they have checked in, and again where they change it. */
function ThisWeek(view: RoomView) {
  const { week, project } = view.room;
  const { checkIn } = week;
  const [isChanging, setChanging] = useState(false);
  const isEarly = !isAskedForCheckIn(view.room);
  if (isEarly && checkIn === null && !isChanging)
    return (
      <>
        <p className="soft">
          The work begins on {calendarDay(project.startDate ?? '')}. Check-ins are asked for from
          that week on.
        </p>
        {actsAsStudent(view) && <Button onClick={() => setChanging(true)}>Check in now</Button>}
      </>
    );
  if (!actsAsStudent(view))
    return checkIn ? null : <p className="soft">No check-in yet this week.</p>;
  if (checkIn === null || isChanging)
    return (
      <CheckInForm
        room={view.room}
        onSaved={() => setChanging(false)}
        onCancel={checkIn || isEarly ? () => setChanging(false) : null}
      />
    );
  return (
    <div className="cluster column-gap-4 justify-content-between mb-3">
      <p className="m-0">You have checked in this week.</p>
      <Button onClick={() => setChanging(true)}>Change</Button>
    </div>
  );
}

const InPlaceForm = lazy(() => import('../acts/InPlaceForm.tsx'));

interface ItemProps extends RoomView {
  checkIn: CheckIn;
  isNewest: boolean;
}

/** One week's check-in with its answer. */
function CheckInItem({ checkIn, isNewest, ...view }: ItemProps) {
  const { week, state, at } = checkIn;
  const { begins } = view.room.week;
  const days = week === begins ? 'This week' : weekInWords(week, begins);
  // Old weeks that went well need no word any more.
  const mayAnswer =
    actsAsCompany(view) &&
    hasCheckIns(view.room.state) &&
    !isAnswered(checkIn) &&
    (isNewest || asksForHelp(state));
  const writing = writtenInPlace(
    view,
    (task) => task.kind === 'answer check-in' && task.week === week,
  );
  return (
    <li className="check-in line-above py-4">
      <WeekSaid checkIn={checkIn} days={days} />
      {writing && <InPlaceForm {...writing} />}
      {!writing && mayAnswer && (
        <div className="room-acts d-flex flex-wrap gap-2 mt-3">
          <Button
            look={asksForHelp(state) ? 'outline' : 'quiet'}
            onClick={() => view.onBegin({ kind: 'answer check-in', week, version: at })}
          >
            Answer<span className="visually-hidden"> the check-in of {days.toLowerCase()}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
