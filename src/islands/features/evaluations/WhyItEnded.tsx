import { useAct } from '../../../api/act/useAct.ts';
import { evaluationsOf } from '../../../api/read/engagements.ts';
import { refresh } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { type EarlyEnd, type EndAnswer, endForm } from '../../../contract/evaluations/early-end.ts';
import { sides } from '../../../contract/evaluations/rubric.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { calendarDay, dayOf } from '../../ui/status/dates.ts';
import { announce } from '../../ui/status/toasts.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';
import { mayJudge, type RoomView } from '../engagements/room/room-view.ts';
import { Choice } from './Choice.tsx';
import { againWords, nameOf, otherSide } from './evaluation-words.ts';

/** What each side tells the office about work that has ended early. */
export function WhyItEnded(view: RoomView) {
  const { room, side } = view;
  const isAsked = room.state === 'Ended early' && room.progress.planned > 0 && side !== 'outside';
  return isAsked && <Told {...view} />;
}

function Told(view: RoomView) {
  const { room, side } = view;
  const earlyEnd = useRead(evaluationsOf(room.id)).data?.earlyEnd;
  if (!earlyEnd) return null;
  const { until, answers } = earlyEnd;
  const isOffice = side === 'office';
  const mayAnswer = until !== null && mayJudge(view);
  if (!mayAnswer && !isOffice && answers.length === 0) return null;
  const silent = sides.filter((one) => !answers.some((answer) => answer.side === one));
  return (
    <section className="panel evaluations" aria-labelledby="why-it-ended">
      <h2 id="why-it-ended" tabIndex={-1}>
        Why the work ended
      </h2>
      {mayAnswer && <Questions {...view} until={until} />}
      {answers.map((answer) => (
        <Answered key={answer.side} room={room} answer={answer} isOffice={isOffice} />
      ))}
      {isOffice && silent.map((one) => <p key={one}>{nameOf(one, room)} has not answered.</p>)}
    </section>
  );
}

function Answered({
  room,
  answer,
  isOffice,
}: Pick<RoomView, 'room'> & { answer: EndAnswer; isOffice: boolean }) {
  const { side, why, clear, again, toOffice, by, at } = answer;
  return (
    <div className="evaluation">
      <p className="note soft">
        {by ?? nameOf(side, room)}, {dayOf(at)}.{' '}
        {isOffice ? 'Nobody else reads this.' : 'Only the office reads this.'}
      </p>
      <p className="evaluation-words">{why}</p>
      <p>
        {clear === 'yes'
          ? 'What was agreed was clear from the start.'
          : 'What was agreed was not clear from the start.'}{' '}
        {againWords(again, nameOf(otherSide(side), room))}
      </p>
      {toOffice && <p className="evaluation-words">{toOffice}</p>}
    </div>
  );
}

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

function Questions({ room, side, until }: RoomView & { until: NonNullable<EarlyEnd['until']> }) {
  const { id, studentName, companyName } = room;
  const draft = `why-it-ended-${id}`;
  const { press, isPending, failure } = useAct(endpoints.answerEarlyEnd, {
    changes: () => {
      forgetDraft(draft);
      refresh();
    },
    done: () => announce('Your answers are with the office.'),
  });
  const defaultValues = { why: '', toOffice: '' };
  const form = useForm(endForm, { defaultValues, failure, draft, focusesError: true });
  useRefreshOnRefusal(failure);
  const other = side === 'student' ? companyName : studentName;
  return (
    <form noValidate onSubmit={form.handleSubmit((body) => press({ params: { id }, body }))}>
      <p>
        Say until {calendarDay(until)}, if you like, how you see it. Only the office reads it:{' '}
        {other} never does, and no public rating counts it. It cannot be changed.
      </p>
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...form.kept} />
      <TextArea label="Why did it end, as you see it?" rows={3} {...form.field('why')} />
      <Choice
        legend="Was it clear from the start what was agreed?"
        options={yesOrNo}
        {...form.field('clear')}
      />
      <Choice
        legend={`Would you work with ${other} again?`}
        options={yesOrNo}
        {...form.field('again')}
      />
      <TextArea
        label="Anything else for the office"
        optional
        rows={2}
        {...form.field('toOffice')}
      />
      <BusyButton type="submit" className="btn btn-primary" busy={isPending}>
        Send to the office
      </BusyButton>
    </form>
  );
}
