import { type Admin, adminForm } from '../../../contract/admins.ts';
import { type EditDialogProps, editDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { AdminFields } from './AdminFields.tsx';

export default function EditAdmin({ row, failure, onSave, onClose }: EditDialogProps<Admin>) {
  const { id, name, email, role } = row;
  return (
    <FormDialog
      title="Edit Admin"
      width={500}
      draft={editDraft('admins', id)}
      schema={adminForm}
      values={{ name, email, role }}
      waitsForValid
      failure={failure}
      onSave={(form) => onSave(form, form)}
      onClose={onClose}
    >
      {(tie) => <AdminFields tie={tie} />}
    </FormDialog>
  );
}
