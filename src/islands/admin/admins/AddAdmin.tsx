import { adminForm } from '../../../contract/admins.ts';
import { type AddDialogProps, addDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { AdminFields } from './AdminFields.tsx';

export default function AddAdmin(props: AddDialogProps) {
  return (
    <FormDialog
      title="Add New Admin"
      width={500}
      draft={addDraft('admins')}
      schema={adminForm}
      values={{ name: '', email: '', role: '' as never }}
      waitsForValid
      {...props}
    >
      {(tie) => <AdminFields tie={tie} />}
    </FormDialog>
  );
}
