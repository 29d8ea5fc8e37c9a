import { useAct } from '../../../api/act/useAct.ts';
import { currentRubric } from '../../../api/read/engagements.ts';
import { refresh } from '../../../api/read/read.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { rubricForm, saveRubric } from '../../../contract/evaluations/own-rubric.ts';
import {
  dimensions,
  highest,
  lowest,
  type RubricVersion,
} from '../../../contract/evaluations/rubric.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { unsaid } from '../../ui/form/FormAlert.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { TextArea, TextField } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { announce } from '../../ui/status/toasts.ts';
import './rubric.scss';

/** Edits the programme's questions for evaluations. */
export default function RubricScreen() {
  return (
    <Screen
      title="Evaluation questions"
      lead="What each side evaluates in the other: five dimensions, each with five steps that describe what you would see."
    >
      <Reading
        of={useRead(currentRubric)}
        loading={<Skeleton of="the questions" lines={8} />}
        failed="The questions could not be loaded. Try again later."
      >
        {(rubric) => <RubricForm key={rubric.version} rubric={rubric} />}
      </Reading>
    </Screen>
  );
}

const draft = 'rubric';

const asking = {
  company: 'The company about the student',
  student: 'The student about the company',
} as const;

const stepLabels = Array.from({ length: highest }, (_, at) => {
  const step = at + lowest;
  if (step === lowest) return `${step}, the lowest`;
  return step === highest ? `${step}, the highest` : String(step);
});

function RubricForm({ rubric: { version, ...sides } }: { rubric: RubricVersion }) {
  const { press, isPending, failure } = useAct(saveRubric, {
    changes: () => {
      forgetDraft(draft);
      refresh(currentRubric);
    },
    done: announce,
  });
  const form = useForm(rubricForm, {
    defaultValues: { ...structuredClone(sides), after: version },
    failure,
    draft,
  });
  return (
    <form
      noValidate
      method="post"
      className="panel rubric-form max-w-60"
      onSubmit={form.handleSubmit((body) => press({ body }))}
    >
      <FormTrouble {...form} unsaid={unsaid} />
      {(['company', 'student'] as const).map((side) => (
        <section key={side} aria-labelledby={`asked-${side}`}>
          <h2 id={`asked-${side}`}>{asking[side]}</h2>
          {dimensions.map((dimension) => (
            <fieldset className="line-above py-4" key={dimension}>
              <legend className="visually-hidden">{sides[side][dimension].title}</legend>
              <TextField label="Question" {...form.field(`${side}.${dimension}.title`)} />
              {stepLabels.map((label, at) => (
                <TextArea
                  key={label}
                  label={label}
                  rows={2}
                  {...form.field(`${side}.${dimension}.steps.${at}`)}
                />
              ))}
            </fieldset>
          ))}
        </section>
      ))}
      <p className="soft">
        Version {version} is asked now. Evaluations ask the new questions as soon as you save;
        evaluations already written keep the questions they answered. Anyone writing one now is
        asked to reload the page.
      </p>
      <BusyButton type="submit" look="primary" busy={isPending} disabled={!form.isDirty}>
        Save as version {version + 1}
      </BusyButton>
    </form>
  );
}
