import { asksForHelp, type CheckIn } from '../../../../contract/engagements/check-ins.ts';
import { isAnswered } from '../../../../machines/lifecycle/check-in.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { momentOf } from '../../../ui/status/dates.ts';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { actsAsCompany, type RoomView, writtenInPlace } from '../room/room-view.ts';
import { weekInWords } from './check-in-words.ts';

const InPlaceForm = lazy(() => import('../acts/InPlaceForm.tsx'));

interface Props extends RoomView {
  checkIn: CheckIn;
  isNewest: boolean;
}

/** What was said of one week, and what was answered. */
export function CheckInItem({ checkIn, isNewest, ...view }: Props) {
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
