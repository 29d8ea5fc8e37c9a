import { useState } from 'react';
import { actsAsStudent, type RoomView } from '../room/room-view.ts';
import { CheckInForm } from './CheckInForm.tsx';

/** This week: the student’s form until they have checked in, and again where they change it. */
export function ThisWeek(view: RoomView) {
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
    <div className="check-in-done">
      <p>You have checked in this week.</p>
      <button type="button" className="btn btn-outline-primary" onClick={() => setChanging(true)}>
        Change
      </button>
    </div>
  );
}
