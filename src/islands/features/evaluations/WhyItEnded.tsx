import { calls } from '../../../api/act/act.ts';
import { evaluationsOf } from '../../../api/read/engagements.ts';
import { useRead } from '../../../api/read/useRead.ts';
import {
  answerEarlyEnd,
  type EndAnswer,
  endForm,
} from '../../../contract/evaluations/early-end.ts';
import { sides } from '../../../contract/evaluations/rubric.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { calendarDay, dayOf } from '../../ui/status/dates.ts';
import { mayJudge, type RoomView } from '../engagements/room/room-view.ts';
import { Choice } from './Choice.tsx';
import { againWords, nameOf, otherSide, yesOrNo } from './evaluation-words.ts';
import { ToWrite } from './WritingForm.tsx';

/** Reasons each side gives for work that ended early after a plan was agreed. */
export function WhyItEnded(view: RoomView) {
  const { room, side } = view;
  const isAsked = room.state === 'Ended early' && room.progress.planned > 0 && side !== 'outside';
  return isAsked && <Told {...view} />;
}

function Told(view: RoomView) {
  const { room, side } = view;
  const { id, studentName, companyName } = room;
  const earlyEnd = useRead(evaluationsOf(id)).data?.earlyEnd;
  if (!earlyEnd) return null;
  const { until, answers } = earlyEnd;
  const mayAnswer = until !== null && mayJudge(view);
  const other = side === 'student' ? companyName : studentName;
  const silent = sides.filter((one) => !answers.some((answer) => answer.side === one));
  if (!mayAnswer && side !== 'office' && answers.length === 0) return null;
  return (
    <section className="panel evaluations" aria-labelledby="why-it-ended">
      <h2 id="why-it-ended" tabIndex={-1}>
        Why the work ended
      </h2>
      {mayAnswer && (
        <div className="evaluation-round">
          <h3>Three questions for both sides</h3>
          <p>
            You can answer until {calendarDay(until)}. Only the programme’s office can read your
            answers. {other} cannot, and they do not count in any public rating.
          </p>
          <ToWrite
            name={`why-it-ended-${id}`}
            schema={endForm}
            defaultValues={{ why: '', toOffice: '' }}
            send={(body) => calls(answerEarlyEnd)({ params: { id }, body })}
            begin="Answer"
            title="To the programme’s office"
            follows="You can answer once. It cannot be changed."
            sent="Your answers are with the programme’s office."
            stands="why-it-ended"
          >
            {(form) => (
              <>
                <TextArea label="Why did it end, as you see it?" rows={3} {...form.field('why')} />
                <Choice
                  legend="Was it clear from the start what was agreed?"
                  options={yesOrNo}
                  {...form.field('clear')}
                />
                <Choice
                  legend="Would you work together again?"
                  options={yesOrNo}
                  {...form.field('again')}
                />
                <TextArea label="Anything else" optional rows={2} {...form.field('toOffice')} />
              </>
            )}
          </ToWrite>
        </div>
      )}
      {answers.map((answer) => (
        <Answered key={answer.side} room={room} answer={answer} />
      ))}
      {side === 'office' && silent.length > 0 && (
        <div className="evaluation-round">
          {silent.map((one) => (
            <p key={one}>{nameOf(one, room)} has not answered.</p>
          ))}
        </div>
      )}
    </section>
  );
}

function Answered({ room, answer }: Pick<RoomView, 'room'> & { answer: EndAnswer }) {
  const { side, why, clear, again, toOffice, by, at } = answer;
  return (
    <div className="evaluation-round evaluation">
      <p className="note soft">
        {by ?? nameOf(side, room)}, {dayOf(at)}, to the programme’s office only
      </p>
      <p className="evaluation-words">{why}</p>
      <p>
        What was agreed was {clear === 'yes' ? 'clear' : 'not clear'} from the start.{' '}
        {againWords(again, nameOf(otherSide(side), room))}
      </p>
      {toOffice && <p className="evaluation-words">{toOffice}</p>}
    </div>
  );
}
