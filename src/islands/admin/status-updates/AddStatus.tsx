import { statusUpdateForm } from '../../../contract/status-updates.ts';
import { type AddDialogProps, addDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { StatusFields } from './StatusFields.tsx';

const blank = { projectTitle: '', title: '', remarks: '', moveProject: false };

export default function AddStatus(props: AddDialogProps) {
  return (
    <FormDialog
      title="Add New Status"
      width={500}
      draft={addDraft('statuses')}
      schema={statusUpdateForm}
      values={blank as never}
      waitsForValid
      {...props}
    >
      {(tie, form) => <StatusFields tie={tie} form={form} />}
    </FormDialog>
  );
}
