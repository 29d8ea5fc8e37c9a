import { type StatusUpdate, statusUpdateForm } from '../../../contract/status-updates.ts';
import { type EditDialogProps, editDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { StatusFields } from './StatusFields.tsx';

/** Saving stamps the entry with the present time. */
export default function EditStatus({
  row,
  failure,
  onSave,
  onClose,
}: EditDialogProps<StatusUpdate>) {
  const { id, projectTitle, title, remarks, projectId } = row;
  return (
    <FormDialog
      title="Edit Status"
      width={500}
      draft={editDraft('statuses', id)}
      schema={statusUpdateForm}
      values={{ projectTitle, title: title as never, remarks, moveProject: false }}
      waitsForValid
      failure={failure}
      onSave={(form) => {
        // The project stays the one it was as long as its title is the same.
        const same = form.projectTitle === projectTitle && projectId ? { projectId } : {};
        const { projectTitle: about, title: called, remarks: said } = form;
        const updatedAt = new Date().toISOString();
        onSave(
          { ...form, ...same },
          { projectTitle: about, title: called, remarks: said, updatedAt },
        );
      }}
      onClose={onClose}
    >
      {(tie, form) => <StatusFields tie={tie} form={form} />}
    </FormDialog>
  );
}
