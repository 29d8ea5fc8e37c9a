import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { type Introduction as Answers, introduce } from '../../../api/act/students.ts';
import { useAct } from '../../../api/act/useAct.ts';
import { change, refresh } from '../../../api/read/read.ts';
import { currentStudent } from '../../../api/read/students.ts';
import { type Student, studentForm } from '../../../contract/students/students.ts';
import { numberFrom } from '../../../contract/typed/numbers.ts';
import { SkillsInput } from '../../features/projects/skills/SkillsInput.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { SkillsFromText } from './SkillsFromText.tsx';

const steps = ['skills', 'availability', 'interests'] as const;
const titles = {
  skills: 'What can you do?',
  availability: 'How long do you have?',
  interests: 'What would you like to work on?',
} as const;

/** The days that somebody typed, and why they are not taken. */
function daysFrom(typed: string) {
  const { success, output, issues } = v.safeParse(
    studentForm.entries.availableDays,
    numberFrom(typed),
  );
  return { number: success ? (output ?? null) : null, fault: issues?.[0].message };
}

interface Props {
  student: Student;
  onShown: () => void;
}

/** Three questions to a new student, above the projects they help to find. */
export default function Introduction({ student, onShown }: Props) {
  useEffect(onShown, [onShown]);
  const { press, isPending, failure } = useAct((said: Answers | null) => introduce(student, said), {
    changes: (now) => {
      change(currentStudent, () => now);
      refresh();
    },
    failed: () => setAt(steps.length - 1),
  });
  const [at, setAt] = useState(0);
  const { skills, availableDays, bio } = student;
  const [answers, setAnswers] = useState({ skills, bio });
  const [typed, setTyped] = useState(`${availableDays ?? ''}`);
  const days = daysFrom(typed);
  const [isTold, tell] = useState(false);
  const give = (given: Partial<typeof answers>) => setAnswers({ ...answers, ...given });
  const step = steps[at]!;
  const isLast = at === steps.length - 1;
  useEffect(() => {
    if (at > 0) document.getElementById('introduction-title')?.focus();
  }, [at]);

  return (
    <section className="introduction panel my-6" aria-labelledby="introduction-title">
      <p className="note">
        Step {at + 1} of {steps.length}
      </p>
      <h2 className="mt-0 mb-4" id="introduction-title" tabIndex={-1}>
        {titles[step]}
      </h2>
      {failure && (
        <Alert kind="danger">
          {failure.fields[0]?.message ??
            failure.sentence ??
            'The server did not answer. Your entries are still here. Try again.'}
        </Alert>
      )}
      <form
        className="max-w-40"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isRefused = step === 'availability' && days.fault !== undefined;
          tell(isRefused);
          if (isLast) press({ ...answers, availableDays: days.number });
          else if (!isPending && !isRefused) setAt(at + 1);
        }}
      >
        {step === 'skills' && (
          <>
            <SkillsInput
              id="introduction-skills"
              label="Your skills"
              hint="Type a skill and press Enter. Projects that need them come first."
              value={answers.skills}
              onChange={(given) => give({ skills: given })}
            />
            <SkillsFromText skills={answers.skills} onSkills={(given) => give({ skills: given })} />
          </>
        )}
        {step === 'availability' && (
          <TextField
            label="Availability in days"
            optional
            type="number"
            hint="How many days you have for a project. Projects that take no longer fit you better."
            error={isTold ? days.fault : undefined}
            field={{
              ...{ name: 'availableDays', value: typed, ref: () => {} },
              onChange: async ({ target }) => setTyped(target.value),
              onBlur: async () => {},
            }}
          />
        )}
        {step === 'interests' && (
          <div className="field">
            <label className="form-label" htmlFor="introduction-interests">
              About me <span className="soft fw-normal">(optional)</span>
            </label>
            <textarea
              id="introduction-interests"
              className="form-control"
              rows={4}
              maxLength={2000}
              value={answers.bio}
              aria-describedby="introduction-interests-hint"
              onChange={({ target }) => give({ bio: target.value })}
            />
            <p className="form-text" id="introduction-interests-hint">
              What you want to build next. Companies read it with your application.
            </p>
          </div>
        )}
        <div className="d-flex flex-wrap row-gap-2 column-gap-3">
          <BusyButton type="submit" look="primary" busy={isPending}>
            {isLast ? 'Save' : 'Next'}
          </BusyButton>
          {at > 0 && (
            <Button disabled={isPending} onClick={() => setAt(at - 1)}>
              Back
            </Button>
          )}
          <Button look="quiet" disabled={isPending} onClick={() => press(null)}>
            Skip all
          </Button>
        </div>
      </form>
    </section>
  );
}
