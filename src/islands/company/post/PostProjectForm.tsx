import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { engineeringTypes } from '../../../contract/people.ts';
import type { ProjectForm } from '../../../contract/projects.ts';
import type { Failure } from '../../../machines/failure.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { timeZone } from '../../ui/dates.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { SelectField, TextArea, TextField } from '../../ui/fields.tsx';
import { useKeptDraft } from '../../ui/useKeptDraft.ts';
import { useServerErrors } from '../../ui/useServerErrors.ts';
import { blank, draftName, type PostForm, postForm } from './post-form.ts';

interface Props {
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (form: ProjectForm) => void;
}

export function PostProjectForm({ failure, isBusy, onSubmit }: Props) {
  const { register, handleSubmit, reset, subscribe, setError, formState } = useForm<
    PostForm,
    unknown,
    ProjectForm
  >({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(postForm),
    defaultValues: blank,
  });
  const { errors, submitCount } = formState;
  useServerErrors(failure, setError);
  useKeptDraft(draftName, { reset, subscribe });

  /** The field of this name, tied to the form. */
  const tie = (name: keyof PostForm, asNumber = false) => ({
    field: register(name, asNumber ? { valueAsNumber: true } : {}),
    error: errors[name]?.message,
  });
  const submit = (draft: boolean) => handleSubmit((form) => onSubmit({ ...form, draft }));

  return (
    <form noValidate onSubmit={submit(false)} className="post-form">
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <section className="panel">
        <h2>The work</h2>
        <TextField label="Title" {...tie('title')} />
        <TextArea
          label="Description"
          rows={8}
          hint="What is there already, what is to be done, what the student hands over at the end."
          {...tie('description')}
        />
        <TextField
          label="Skills"
          optional
          hint="Separated by commas: CAD, soldering, Python"
          {...tie('skills')}
        />
        <TextField label="Project link" optional type="url" {...tie('projectLink')} />
      </section>
      <section className="panel">
        <h2>The frame</h2>
        <SelectField
          label="Engineering type"
          placeholder="Choose…"
          options={engineeringTypes}
          {...tie('engineeringType')}
        />
        <TextField label="Location" hint="A city, or Remote" {...tie('location')} />
        <div className="post-pair">
          <TextField label="Duration in days" type="number" min={1} {...tie('duration', true)} />
          <TextField label="Places" type="number" min={1} {...tie('places', true)} />
        </div>
        <TextField
          label="Deadline for applying"
          optional
          type="datetime-local"
          hint={`In your time zone, ${timeZone()}`}
          {...tie('deadline')}
        />
      </section>
      <div className="post-acts">
        <BusyButton
          className="btn btn-outline-primary"
          busy={false}
          disabled={isBusy}
          onClick={submit(true)}
        >
          Keep as draft
        </BusyButton>
        <BusyButton type="submit" className="btn btn-accent" busy={isBusy}>
          Post project
        </BusyButton>
      </div>
    </form>
  );
}
