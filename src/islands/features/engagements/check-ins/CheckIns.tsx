import { useState } from 'react';
import { checkInsOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { hasCheckIns } from '../../../../machines/lifecycle/check-in.ts';
import { Reading } from '../../../ui/reading/Reading.tsx';
import type { RoomView } from '../room/room-view.ts';
import { CheckInItem } from './CheckInItem.tsx';
import { ThisWeek } from './ThisWeek.tsx';
import './check-ins.scss';

/** How the student says the work goes, week by week; nothing where there was no week of work. */
export function CheckIns(view: RoomView) {
  const { room } = view;
  const [pages, askFor] = useState(1);
  const list = useRead(room.state === 'Planning' ? null : checkInsOf(room.id, pages));
  const isOpen = hasCheckIns(room.state);
  if (!isOpen && !list.data?.total) return null;
  return (
    <section className="panel check-ins" aria-labelledby="check-ins">
      <h2 id="check-ins" tabIndex={-1}>
        Check-ins
      </h2>
      {isOpen && <ThisWeek {...view} />}
      <Reading
        of={list}
        loading={<p role="status">Loading the check-ins…</p>}
        failed="The check-ins could not be loaded."
      >
        {({ rows, total }) => (
          <>
            <ol className="check-in-list" aria-label="Weeks">
              {rows.map((checkIn, at) => (
                <CheckInItem key={checkIn.week} {...view} checkIn={checkIn} isNewest={at === 0} />
              ))}
            </ol>
            {rows.length < total && (
              <button type="button" className="btn btn-quiet" onClick={() => askFor(pages + 1)}>
                Older check-ins
              </button>
            )}
          </>
        )}
      </Reading>
    </section>
  );
}
