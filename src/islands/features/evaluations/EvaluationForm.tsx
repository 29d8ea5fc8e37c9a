import { useState } from 'react';
import type * as v from 'valibot';
import { calls } from '../../../api/act/act.ts';
import { evaluationsOf, roomOf } from '../../../api/read/engagements.ts';
import { change } from '../../../api/read/read.ts';
import type { Room } from '../../../contract/engagements/engagements.ts';
import {
  type EvaluationRound,
  evaluate,
  type evaluationForm,
} from '../../../contract/evaluations/evaluations.ts';
import {
  dimensions,
  highest,
  type Rubric,
  type RubricVersion,
  type Side,
} from '../../../contract/evaluations/rubric.ts';
import { skillsIn } from '../../../contract/projects/skill-list.ts';
import { skillsNamedAtMost } from '../../../contract/students/fit.ts';
import { versionAt } from '../../../contract/version-read.ts';
import { timeNow } from '../../../session/clock.ts';
import { SelectField, TextArea } from '../../ui/form/fields.tsx';
import type { Form } from '../../ui/form/useForm.ts';
import type { RoomView } from '../engagements/room/room-view.ts';
import { Choice, StepChoice } from './Choice.tsx';
import { begunWith, formFor, namedErrors } from './evaluation-form.ts';
import { nameOf, otherSide, whatFollows, yesOrNo } from './evaluation-words.ts';
import { OneEvaluation } from './OneEvaluation.tsx';
import { WritingForm } from './WritingForm.tsx';

interface Props extends RoomView {
  side: Side;
  round: EvaluationRound;
  rubrics: readonly RubricVersion[];
}

const unanswered = { helpful: null, answer: '', answeredAt: null };

export function EvaluationForm({ round, rubrics, ...view }: Props) {
  const { room, side, judging, onJudge } = view;
  const { id } = room;
  const { moment, own } = round;
  const other = nameOf(otherSide(side), room);
  const [begunFrom] = useState(own?.at);
  const { version, [side]: rubric } = rubrics.at(-1)!;
  const asksWhetherCompleted = side === 'company' && moment === 'final';
  return (
    <WritingForm
      name={`evaluation-${moment}-${id}`}
      schema={formFor(asksWhetherCompleted)}
      defaultValues={begunWith(version, own, asksWhetherCompleted ? skillsAsked(room) : [])}
      version={versionAt(own?.at)}
      send={(body, version) => calls(evaluate)({ params: { id, moment }, body, version })}
      changes={(body) => {
        // Nobody reads that it is their turn still.
        const written = {
          side,
          ...body,
          by: null,
          isByLink: false,
          at: timeNow().toISOString(),
          ...unanswered,
        };
        change(evaluationsOf(id), (known) => ({
          ...known,
          rounds: known.rounds.map((one) =>
            one.moment === moment ? { ...one, own: written } : one,
          ),
        }));
        if (moment === 'final') change(roomOf(id), (known) => ({ ...known, evaluated: true }));
      }}
      title={`Your evaluation of ${other}`}
      follows={whatFollows(other, round)}
      asked={judging}
      yes={own?.steps ? 'Save' : 'Send'}
      sent="Your evaluation is in."
      stands={`evaluation-${moment}`}
      named={(errors) => namedErrors(errors, rubric)}
      onLeave={() => onJudge(null)}
    >
      {(form) => (
        <>
          {own && own.at !== begunFrom && (
            <details className="brief" open>
              <summary>Read what was written meanwhile</summary>
              <OneEvaluation evaluation={own} {...{ room, rubrics }} isNeeded />
            </details>
          )}
          <EvaluationFields
            {...{ form, room, rubric, other, asksWhetherCompleted }}
            company={side === 'company' ? room.companyName : null}
          />
        </>
      )}
    </WritingForm>
  );
}

interface FieldsProps {
  form: Form<v.InferInput<typeof evaluationForm>, v.InferOutput<typeof evaluationForm>>;
  room: SkilledWork;
  rubric: Rubric;
  /** Person or company evaluated. */
  other: string;
  /** People of the company that writes read the whole evaluation too. */
  company: string | null;
  asksWhetherCompleted: boolean;
}

export function EvaluationFields(props: FieldsProps) {
  const { form, room, rubric, other, company, asksWhetherCompleted } = props;
  const { field } = form;
  return (
    <>
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
      <Choice legend="Would you work together again?" options={yesOrNo} {...field('again')} />
      {asksWhetherCompleted && <ShownSkills room={room} register={form.register} />}
      {asksWhetherCompleted && (
        <Choice
          legend="Is the work completed?"
          options={[
            ['completed', 'Yes.', 'It is recorded as completed when the evaluations open.'],
            [
              'office decides',
              'Let the programme’s office decide.',
              'It decides from the deliveries and check-ins.',
            ],
          ]}
          {...field('recommends')}
        />
      )}
      <TextArea
        label={
          company ? 'A note to the programme’s office' : 'A note to the programme’s office only'
        }
        optional
        rows={3}
        hint={`${other} cannot read it.${company ? ` The people of ${company} can.` : ''}`}
        {...field('toOffice')}
      />
      {asksWhetherCompleted && <Public other={other} company={company} />}
    </>
  );
}

/** Parts of a company's evaluation that may become public. */
const Public = ({ other, company }: Pick<FieldsProps, 'other' | 'company'>) => (
  <section className="line-above py-3 mb-3" aria-labelledby="public">
    <p id="public" className="mb-1 text-heading">
      What can become public
    </p>
    <ul className="mb-0 ps-4">
      <li>The skills you confirm stand in {other}’s credential.</li>
      <li>
        If {other} chooses so, your five answers stand there as marks, such as “{highest} of{' '}
        {highest}
        ”, without what you wrote about them.
      </li>
      <li>
        If {company} and {other} both allow it, what you write in your own words is shown on {other}
        ’s portfolio with your name.
      </li>
    </ul>
    <p className="mb-0 mt-2">Everything else stays between the two sides and the programme.</p>
  </section>
);

/** Work as far as it may have shown something. */
interface SkilledWork extends Pick<Room, 'studentName'> {
  project: Pick<Room['project'], 'skills'>;
  milestones: readonly Pick<Room['milestones'][number], 'number' | 'title' | 'state'>[];
}

/** The skills of the project of which a company says what showed them. */
export const skillsAsked = ({ project }: SkilledWork): string[] =>
  skillsIn(project.skills).slice(0, skillsNamedAtMost);

interface SkillsProps {
  room: SkilledWork;
  register: FieldsProps['form']['register'];
}

const numberFrom = (chosen: unknown): number | null => (chosen ? Number(chosen) : null);

/** Each skill of the project, with the approved milestone that showed it. */
function ShownSkills({ room, register }: SkillsProps) {
  const skills = skillsAsked(room);
  const approved = room.milestones.filter(({ state }) => state === 'Approved');
  if (skills.length === 0 || approved.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="h6">Which skills did the work show?</legend>
      <p className="form-text">
        A skill you confirm appears in {room.studentName}’s record, with the delivery that shows it.
      </p>
      <div className="shown-skills">
        {skills.map((skill, at) => (
          <SelectField
            key={skill}
            label={skill}
            placeholder="Not shown"
            options={approved.map(({ number, title }) => ({ value: `${number}`, label: title }))}
            field={register(`skills.${at}.milestone`, { setValueAs: numberFrom })}
          />
        ))}
      </div>
    </fieldset>
  );
}
