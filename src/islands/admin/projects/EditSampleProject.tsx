import type { ManagedProject } from '../../../machines/managed/managed-project.ts';
import { type EditDialogProps, editDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { SampleFields } from './SampleFields.tsx';
import { sampleForm } from './sample-form.ts';

export default function EditSampleProject({
  row,
  failure,
  onSave,
  onClose,
}: EditDialogProps<ManagedProject>) {
  const { id, title, description, technology, status } = row;
  return (
    <FormDialog
      title="Edit Project"
      width={500}
      draft={editDraft('projects', id)}
      schema={sampleForm}
      values={{ title, description, technology, status: status as never }}
      waitsForValid
      failure={failure}
      onSave={(form) => onSave(form, form)}
      onClose={onClose}
    >
      {(tie) => <SampleFields tie={tie} />}
    </FormDialog>
  );
}
