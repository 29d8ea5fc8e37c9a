import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { Failure } from '../../../api/act/failure.ts';
import type { Writing } from '../../../machines/universities/student-acts.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
import { sheetFor } from './writing-words.ts';

interface Props {
  writing: Writing;
  student: string;
  isBusy: boolean;
  failure: Failure | null;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

/** A text about a student: one sentence that others read, a note for oneself, or why a place is refused. */
export default function WriteDialog({ writing, student, ...props }: Props) {
  const { isBusy, failure, onSubmit, onCancel } = props;
  const { title, name, schema, began, label, rows, hint, yes, look } = sheetFor(writing, student);
  const { register, handleSubmit, setError, formState } = useForm<Record<string, string>>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(schema as never),
    defaultValues: { [name]: began },
  });
  const { errors, submitCount, isDirty } = formState;
  useServerErrors(failure, setError);
  return (
    <FormFrame
      title={title}
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes={yes}
      look={look}
      onSubmit={handleSubmit((form) => onSubmit(form[name] ?? ''))}
      onCancel={onCancel}
    >
      {failure && failure.fields.length === 0 && (
        <FormAlert>
          {failure.sentence ?? 'The server did not answer. Your words are still here. Try again.'}
        </FormAlert>
      )}
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextArea
        label={label}
        rows={rows}
        hint={hint}
        field={register(name)}
        error={errors[name]?.message}
      />
    </FormFrame>
  );
}
