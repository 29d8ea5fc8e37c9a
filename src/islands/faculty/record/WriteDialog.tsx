import type * as v from 'valibot';
import type { Failure } from '../../../api/act/failure.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import type { Writing } from './student-acts.ts';
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
  const form = useForm(schema as v.GenericSchema<Record<string, string>>, {
    defaultValues: { [name]: began },
    failure,
  });
  return (
    <FormFrame
      title={title}
      width={500}
      isDirty={form.isDirty}
      isBusy={isBusy}
      yes={yes}
      look={look}
      onSubmit={form.handleSubmit((typed) => onSubmit(typed[name] ?? ''))}
      onCancel={onCancel}
    >
      {failure && failure.fields.length === 0 && (
        <FormAlert>
          {failure.sentence ??
            'The server did not answer. What you wrote is still here. Try again.'}
        </FormAlert>
      )}
      <ErrorSummary {...form} />
      <TextArea label={label} rows={rows} hint={hint} {...form.field(name)} />
    </FormFrame>
  );
}
