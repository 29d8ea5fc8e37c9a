import { useState } from 'react';
import { checkInsOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { CheckIn } from '../../../../contract/engagements/check-ins.ts';
import { hasCheckIns } from '../../../../machines/lifecycle/check-in.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { ContextPanel } from '../room/ContextPanel.tsx';
import { actsAsStudent, type RoomView, writtenInPlace } from '../room/room-view.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInItem } from './CheckInItem.tsx';
import './check-ins.scss';

/** How the student says the work goes, week by week; nothing where there was no week of work. */
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
    <ContextPanel id="check-ins" title="Check-ins" isNeeded={isAnswered}>
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
  const { checkIn } = view.room.week;
  const [isChanging, setChanging] = useState(false);
  if (!actsAsStudent(view))
    return checkIn ? null : <p className="soft">No check-in yet this week.</p>;
  if (checkIn === null || isChanging)
    return (
      <CheckInForm
        room={view.room}
        onSaved={() => setChanging(false)}
        onCancel={checkIn && (() => setChanging(false))}
      />
    );
  return (
    <div className="cluster column-gap-4 justify-content-between mb-3">
      <p className="m-0">You have checked in this week.</p>
      <Button onClick={() => setChanging(true)}>Change</Button>
    </div>
  );
}
