import { useAct } from '../../../api/act/useAct.ts';
import { evaluationsOf, roomOf } from '../../../api/read/engagements.ts';
import { change, refresh } from '../../../api/read/read.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import type { EvaluationRound, evaluationForm } from '../../../contract/evaluations/evaluations.ts';
import {
  dimensions,
  type Rubric,
  type RubricVersion,
  type Side,
} from '../../../contract/evaluations/rubric.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { useRefreshOnRefusal } from '../../ui/machine/useRefreshOnRefusal.ts';
import { announce } from '../../ui/status/toasts.ts';
import { NotSent } from '../engagements/acts/NotSent.tsx';
import type { RoomView } from '../engagements/room/room-view.ts';
import { Choice } from './Choice.tsx';
import { begunWith, formFor, namedErrors } from './evaluation-form.ts';
import { nameOf, otherSide, whatFollows } from './evaluation-words.ts';
import { ShownSkills, type SkilledWork, skillsAsked } from './ShownSkills.tsx';
import { StepChoice } from './StepChoice.tsx';

interface Props extends RoomView {
  side: Side;
  round: EvaluationRound;
  rubrics: readonly RubricVersion[];
  isDisclosed: boolean;
}

const unanswered = { helpful: null, answer: '', answeredAt: null };

/** What one side writes about the other. */
export function EvaluationForm({ round, rubrics, isDisclosed, ...view }: Props) {
  const { room, side, judging, onJudge } = view;
  const { id } = room;
  const { moment, own } = round;
  const draft = `evaluation-${moment}-${id}`;
  const other = nameOf(otherSide(side), room);
  const { version, [side]: rubric } = rubrics.at(-1)!;
  const asksWhetherCompleted = side === 'company' && moment === 'final';
  const leave = () => {
    onJudge(null);
    focusSoon(`evaluation-${moment}`);
  };
  const { press, isPending, failure } = useAct(endpoints.evaluate, {
    changes: (_, { body }) => {
      forgetDraft(draft);
      // Nobody reads that it is their turn still.
      const written = { side, ...body, by: null, at: new Date().toISOString(), ...unanswered };
      change(evaluationsOf(id), (known) => ({
        ...known,
        rounds: known.rounds.map((one) => (one.moment === moment ? { ...one, own: written } : one)),
      }));
      if (moment === 'final') change(roomOf(id), (known) => ({ ...known, evaluated: true }));
      refresh();
    },
    done: () => {
      announce('Your evaluation is in.');
      leave();
    },
  });
  const form = useForm(formFor(asksWhetherCompleted), {
    defaultValues: begunWith(version, own, asksWhetherCompleted ? skillsAsked(room) : []),
    failure,
    draft,
  });
  useRefreshOnRefusal(failure);
  return (
    <InlineForm
      title={`Your evaluation of ${other}`}
      asked={judging}
      isBusy={isPending}
      yes={own?.steps ? 'Save' : 'Send'}
      onSubmit={form.handleSubmit((body) => press({ params: { id, moment }, body }))}
      onCancel={leave}
    >
      {failure?.fields.length === 0 && <NotSent failure={failure} />}
      <DraftNotice {...form.kept} />
      <p className="soft">{whatFollows(other, round)}</p>
      <EvaluationFields {...{ form, room, rubric, other, isDisclosed, asksWhetherCompleted }} />
    </InlineForm>
  );
}

interface FieldsProps {
  form: ReturnType<typeof useForm<typeof evaluationForm>>;
  room: SkilledWork;
  rubric: Rubric;
  /** Whom it is about. */
  other: string;
  isDisclosed: boolean;
  asksWhetherCompleted: boolean;
}

/** What is asked. */
export function EvaluationFields(props: FieldsProps) {
  const { form, room, rubric, other, isDisclosed, asksWhetherCompleted } = props;
  const { field } = form;
  return (
    <>
      <ErrorSummary errors={namedErrors(form.errors, rubric)} submitCount={form.submitCount} />
      {dimensions.map((dimension) => (
        <StepChoice
          key={dimension}
          control={form.control}
          dimension={dimension}
          asked={rubric[dimension]}
          because={field(`because.${dimension}`)}
        />
      ))}
      <TextArea
        label="In your own words"
        rows={5}
        hint="What went well, and what should go differently next time."
        {...field('words')}
      />
      <Choice
        legend="Would you work together again?"
        options={[
          ['yes', 'Yes'],
          ['no', 'No'],
        ]}
        {...field('again')}
      />
      {asksWhetherCompleted && <ShownSkills room={room} register={form.register as never} />}
      {asksWhetherCompleted && (
        <Choice
          legend="Is the work completed?"
          options={[
            ['completed', 'Yes.', 'It is recorded as completed when the evaluations open.'],
            [
              'office decides',
              'Let the office decide.',
              'It goes by the deliveries and check-ins.',
            ],
          ]}
          {...field('recommends')}
        />
      )}
      <TextArea
        label={isDisclosed ? 'A word to the office' : 'A word to the office only'}
        optional
        rows={3}
        hint={
          isDisclosed
            ? `${other} can read it too once it is open, as the law of this programme asks.`
            : `${other} never reads it.`
        }
        {...field('toOffice')}
      />
    </>
  );
}
