import { calls } from '../../../api/act/act.ts';
import { objectToOutcome, type WorkOutcome } from '../../../contract/evaluations/outcomes.ts';
import { problems } from '../../../contract/problem.ts';
import { TextArea } from '../../ui/form/fields.tsx';
import { calendarDay, dayOf } from '../../ui/status/dates.ts';
import { isTurnOf } from '../engagements/next-words.ts';
import { mayJudge, type RoomView } from '../engagements/room/room-view.ts';
import { nameOf, otherSide, outcomeWords } from './evaluation-words.ts';
import { ToWrite } from './WritingForm.tsx';

interface Props extends RoomView {
  outcome: WorkOutcome;
}

/** Outcome and objections, in order of time. */
export function Outcome({ outcome, ...view }: Props) {
  const { room } = view;
  const { first, objections, because, isFinal } = outcome;
  const [before, after] = first ? [first, outcome] : [outcome, null];
  return (
    <section className="evaluation-round" aria-labelledby="outcome">
      <h3 id="outcome" tabIndex={-1}>
        Outcome
      </h3>
      <Decided decided={before} company={room.companyName} />
      {objections.map(({ side, words, by, at }) => (
        <div key={side} className="review">
          <p className="note">
            <strong>{by ?? nameOf(side, room)} objected</strong>{' '}
            <time dateTime={at}>{dayOf(at)}</time>
          </p>
          <p>{words}</p>
        </div>
      ))}
      {after && <Decided decided={after} company={room.companyName} />}
      {because && isFinal && <p className="note soft">This is final.</p>}
      {!isFinal && <NotFinal {...view} outcome={outcome} />}
    </section>
  );
}

interface DecidedProps {
  decided: Pick<WorkOutcome, 'outcome' | 'because' | 'at'>;
  company: string;
}

const Decided = ({ decided, company }: DecidedProps) => (
  <>
    <p>
      <strong>{outcomeWords(decided, company)}</strong>, {dayOf(decided.at)}
    </p>
    {decided.because && <blockquote>{decided.because}</blockquote>}
  </>
);

/** People who can still change the outcome, and the time they have. */
function NotFinal({ outcome, ...view }: Props) {
  const { room, side } = view;
  const { objections, objectUntil } = outcome;
  const isObjected = objections.length > 0;
  const own = side === 'student' || side === 'company' ? side : null;
  const mayObject = own !== null && mayJudge(view) && !objections.some((one) => one.side === own);
  return (
    <>
      {isObjected && !isTurnOf(room, side) && <p>{problems['decided-first'].title}</p>}
      {objectUntil && (mayObject || !isObjected) && (
        <p>
          {mayObject ? 'You' : 'Both sides'} can object until {calendarDay(objectUntil)}.
        </p>
      )}
      {objectUntil && mayObject && <Objection id={room.id} other={nameOf(otherSide(own), room)} />}
    </>
  );
}

/** Either side may object once to an admin's decision. */
const Objection = ({ id, other }: { id: number; other: string }) => (
  <ToWrite
    name={`objection-to-outcome-${id}`}
    schema={objectToOutcome.body}
    defaultValues={{ words: '' }}
    send={(body) => calls(objectToOutcome)({ params: { id }, body })}
    begin="Object"
    title="Object to the outcome"
    follows={`${other} and the programme’s office can read it. Somebody else in the programme’s office then decides, and that decision is final. You can object once.`}
    sent="Your objection is sent."
    stands="outcome"
  >
    {(form) => <TextArea label="Why you object" rows={4} {...form.field('words')} />}
  </ToWrite>
);
