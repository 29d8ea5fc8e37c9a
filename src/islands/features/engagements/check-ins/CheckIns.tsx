import { useState } from 'react';
import { checkInsOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { hasCheckIns } from '../../../../machines/lifecycle/check-in.ts';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { ContextPanel } from '../room/ContextPanel.tsx';
import { actsAsStudent, type RoomView, writtenInPlace } from '../room/room-view.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { CheckInItem } from './CheckInItem.tsx';
import './check-ins.scss';

const latest = 2;

/** How the student says the work goes, week by week; nothing where there was no week of work. */
export function CheckIns(view: RoomView) {
  const { room } = view;
  // At first only the latest of the first page.
  const [pages, askFor] = useState(0);
  const list = useRead(room.state === 'Planning' ? null : checkInsOf(room.id, Math.max(pages, 1)));
  const shown = list.data?.rows.slice(0, pages === 0 ? latest : undefined) ?? [];
  const isOpen = hasCheckIns(room.state);
  if (!isOpen && !list.data?.total) return null;
  const isAnswered = writtenInPlace(view, ({ kind }) => kind === 'answer check-in') !== null;
  return (
    <ContextPanel id="check-ins" title="Check-ins" isNeeded={isAnswered}>
      {isOpen && <ThisWeek {...view} />}
      <Reading
        of={list}
        loading={<p role="status">Loading the check-ins…</p>}
        failed="The check-ins could not be loaded."
      >
        {({ total }) => (
          <>
            <ol className="plain-list" aria-label="Weeks">
              {shown.map((checkIn, at) => (
                <CheckInItem key={checkIn.week} {...view} checkIn={checkIn} isNewest={at === 0} />
              ))}
            </ol>
            {shown.length < total && (
              <button type="button" className="btn btn-quiet" onClick={() => askFor(pages + 1)}>
                Older check-ins
              </button>
            )}
          </>
        )}
      </Reading>
    </ContextPanel>
  );
}

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
      <button type="button" className="btn btn-outline-primary" onClick={() => setChanging(true)}>
        Change
      </button>
    </div>
  );
}
