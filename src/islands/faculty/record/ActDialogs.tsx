import type * as v from 'valibot';
import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import type { Failure } from '../../../api/problem.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import type { Sheet, StudentAct } from './student-acts.ts';

interface Props {
  act: StudentAct;
  onDone: () => void;
  onClose: () => void;
}

/** A form or a question. */
export default function ActDialogs({ act, onDone, onClose }: Props) {
  const { press, isPending, failure } = useAct(act.send, {
    done: onDone,
    failed: refreshOnRefusal,
  });
  return 'schema' in act ? (
    <WriteDialog
      sheet={act}
      failure={failure}
      isBusy={isPending}
      onSubmit={press}
      onCancel={onClose}
    />
  ) : (
    <ConfirmDialog
      {...act}
      no="Cancel"
      failure={failure}
      isBusy={isPending}
      onYes={() => press('')}
      onNo={onClose}
    />
  );
}

interface WriteProps {
  sheet: Sheet;
  isBusy: boolean;
  failure: Failure | null;
  onSubmit: (text: string) => void;
  onCancel: () => void;
}

/** A text about a student: one sentence that others read, a note for oneself, or why a place is refused. */
function WriteDialog({ sheet, isBusy, failure, onSubmit, onCancel }: WriteProps) {
  const { title, name, schema, began, label, rows, hint, yes, look } = sheet;
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
      <FormTrouble
        {...form}
        unsaid="The server did not answer. What you wrote is still here. Try again."
      />
      <TextArea label={label} rows={rows} hint={hint} {...form.field(name)} />
    </FormFrame>
  );
}
