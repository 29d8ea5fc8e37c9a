import type { ReactNode } from 'react';
import { calls } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { refresh } from '../../../api/read/read.ts';
import {
  answerEvaluation,
  type Evaluation,
  type EvaluationRound,
  helpfulness,
  type Moment,
  rateFeedback,
} from '../../../contract/evaluations/evaluations.ts';
import { type RubricVersion, sides } from '../../../contract/evaluations/rubric.ts';
import { isRunning } from '../../../machines/lifecycle/engagement.ts';
import { Button } from '../../ui/form/Button.tsx';
import { NotSent } from '../../ui/form/FormAlert.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { calendarDay, dayOf } from '../../ui/status/dates.ts';
import { isOfTheWork, isTurnOf } from '../engagements/next-words.ts';
import { mayJudge, type RoomView } from '../engagements/room/room-view.ts';
import { EvaluationForm } from './EvaluationForm.tsx';
import {
  nameOf,
  notWritten,
  otherSide,
  roundTitles,
  sealedWords,
  whatIsAsked,
  writtenWords,
} from './evaluation-words.ts';
import { AskByLink, HandedOn } from './links/AskByLink.tsx';
import { OneEvaluation } from './OneEvaluation.tsx';
import { ToWrite } from './WritingForm.tsx';

interface Props extends RoomView {
  round: EvaluationRound;
  rubrics: readonly RubricVersion[];
}

/** One of the times at which both sides evaluate each other. */
export function Round({ round, children, ...view }: Props & { children: ReactNode }) {
  const { moment, openedAt } = round;
  return (
    <section className="evaluation-round" aria-labelledby={`evaluation-${moment}`}>
      <h3 id={`evaluation-${moment}`} tabIndex={-1}>
        {roundTitles[moment]}
      </h3>
      {openedAt === null ? (
        <Sealed {...view} round={round} />
      ) : (
        <Opened {...view} round={round} openedAt={openedAt} />
      )}
      {children}
    </section>
  );
}

/** Before it opens each side sees at most its own evaluation, and admins see who has written. */
function Sealed({ round, rubrics, ...view }: Props) {
  const { room, side, judging, onJudge } = view;
  const { moment, own, dueOn } = round;
  if (!isRunning(room.state)) return <p>The work ended before this was opened. It stays sealed.</p>;
  if (side !== 'student' && side !== 'company')
    return <p>{writtenWords(round, room, side === 'office')}</p>;
  if (judging?.of === moment) return <EvaluationForm {...view} {...{ side, round, rubrics }} />;
  // Neither a sentence from before evaluations nor what the work has overtaken counts.
  const isWritten = own?.steps != null;
  // The bar of the room offers it.
  const isOffered = moment === 'final' && isTurnOf(room, side);
  return (
    <>
      <p>
        {isWritten ? sealedWords(round) : whatIsAsked(nameOf(otherSide(side), room), round)}
        {!isWritten && <strong> Write yours by {calendarDay(dueOn)}.</strong>}
      </p>
      {isWritten && (
        <details className="brief">
          <summary>Read what {own.isByLink && own.by ? own.by : 'you'} wrote</summary>
          <OneEvaluation evaluation={own} {...{ room, rubrics }} isNeeded />
        </details>
      )}
      {mayJudge(view) && round.isHandedOn && <HandedOn id={room.id} round={round} />}
      {mayJudge(view) && !isOffered && (
        <div className="room-acts d-flex flex-wrap gap-2 mt-3">
          <Button onClick={() => onJudge({ of: moment })}>
            {isWritten ? 'Change your evaluation' : 'Write your evaluation'}
          </Button>
        </div>
      )}
      {mayJudge(view) && side === 'company' && !isWritten && (
        <AskByLink id={room.id} round={round} />
      )}
    </>
  );
}

/** After that, what each side has written, beside each other. */
function Opened({ round, rubrics, openedAt, ...view }: Props & { openedAt: string }) {
  const { room, side } = view;
  // About the reader comes first.
  const opened = round.opened.toSorted(
    (one, other) => Number(one.side === side) - Number(other.side === side),
  );
  const missing = sides.filter((one) => !round.opened.some((written) => written.side === one));
  return (
    <>
      <p className="note soft">Opened {dayOf(openedAt)}</p>
      {missing.map((one) => (
        <p key={one}>{notWritten(nameOf(one, room), round)}</p>
      ))}
      <div className="fitting gap-6 mt-3">
        {opened.map((evaluation) => {
          const isAboutMe = isOfTheWork(side) && side !== evaluation.side;
          const isNew = evaluation.steps !== null && evaluation.answer === '';
          const mayAnswer = isAboutMe && isNew && mayJudge(view);
          return (
            <OneEvaluation
              key={evaluation.side}
              {...{ evaluation, room, rubrics }}
              isNeeded={view.isCase}
            >
              {isAboutMe && side === 'student' && evaluation.steps && (
                <Helpful id={room.id} moment={round.moment} evaluation={evaluation} />
              )}
              {mayAnswer && (
                <Answer id={room.id} moment={round.moment} writer={nameOf(evaluation.side, room)} />
              )}
            </OneEvaluation>
          );
        })}
      </div>
    </>
  );
}

/** One answer by the evaluated side. */
const Answer = ({ id, moment, writer }: { id: number; moment: Moment; writer: string }) => (
  <ToWrite
    name={`answer-to-evaluation-${moment}-${id}`}
    schema={answerEvaluation.body}
    defaultValues={{ words: '' }}
    send={(body) => calls(answerEvaluation)({ params: { id, moment }, body })}
    begin="Answer"
    about={`what ${writer} has written`}
    title={`Answer ${writer}`}
    follows={`You can answer once. ${writer} and the programme’s office read it. It cannot be changed, and nobody can answer it.`}
    sent="Your answer is sent."
    stands={`evaluation-${moment}`}
  >
    {(form) => <TextArea label="Your answer" rows={4} {...form.field('words')} />}
  </ToWrite>
);

interface HelpfulProps {
  id: number;
  moment: Moment;
  evaluation: Evaluation;
}

/** A student says how far what was written about them has helped. */
function Helpful({ id, moment, evaluation: { helpful } }: HelpfulProps) {
  const { press, isPending, failure } = useAct(rateFeedback, {
    changes: () => refresh(),
  });
  return (
    <fieldset className="helpful mt-3">
      <legend className="mb-1 text-heading">Did this help you?</legend>
      <div className="cluster">
        {([5, 3, 1] as const).map((step) => (
          <Button
            key={step}
            size="sm"
            aria-pressed={helpful === step}
            aria-disabled={isPending}
            onClick={() => press({ params: { id, moment }, body: { helpful: step } })}
          >
            {helpfulness[step]}
          </Button>
        ))}
      </div>
      <p className="note soft mt-2 mb-0">
        Your answer counts in the company’s rating, with those of at least four others. The company
        cannot see it.
      </p>
      <NotSent failure={failure} />
    </fieldset>
  );
}
