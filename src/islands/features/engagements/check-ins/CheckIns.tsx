import './check-ins.scss';
import { useState } from 'react';
import { checkInsOf } from '../../../../api/read/engagements.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { asksForHelp, type CheckIn } from '../../../../contract/engagements/check-ins.ts';
import { hasCheckIns, isAnswered } from '../../../../machines/lifecycle/check-in.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { Reading } from '../../../ui/reading/Reading.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { ContextPanel } from '../room/ContextPanels.tsx';
import { actsAsCompany, actsAsStudent, type RoomView, writtenInPlace } from '../room/room-view.ts';
import { CheckInForm } from './CheckInForm.tsx';
import { weekInWords } from './check-in-words.ts';

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

const InPlaceForm = lazy(() => import('../acts/InPlaceForm.tsx'));

interface ItemProps extends RoomView {
  checkIn: CheckIn;
  isNewest: boolean;
}

/** What was said of one week, and what was answered. */
function CheckInItem({ checkIn, isNewest, ...view }: ItemProps) {
  const { week, state, sentence, hours, at, answer } = checkIn;
  const { begins } = view.room.week;
  const days = week === begins ? 'This week' : weekInWords(week, begins);
  // Old weeks that went well need no word any more.
  const mayAnswer = actsAsCompany(view) && !isAnswered(checkIn) && (isNewest || asksForHelp(state));
  const writing = writtenInPlace(
    view,
    (task) => task.kind === 'answer check-in' && task.week === week,
  );
  return (
    <li className="check-in line-above py-4">
      <div className="d-flex gap-4 align-items-baseline justify-content-between">
        <h3>{days}</h3>
        <StatusTag status={state} />
      </div>
      {sentence && <p className="mt-2px mb-0">{sentence}</p>}
      <p className="note soft mt-2px mb-0">
        <time dateTime={at}>{momentOf(at)}</time>
        {hours !== null && ` · ${hours} ${hours === 1 ? 'hour' : 'hours'} worked`}
      </p>
      {answer && (
        <div className="review">
          <p className="note">
            <strong>{answer.by ?? 'The company'}</strong>{' '}
            <time dateTime={answer.at}>{momentOf(answer.at)}</time>
            {!isAnswered(checkIn) && ', before this was changed'}
          </p>
          <p>{answer.sentence}</p>
        </div>
      )}
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
