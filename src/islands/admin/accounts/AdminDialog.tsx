import { isSample } from '../../../api/sample/origin.ts';
import { type Admin, adminForm } from '../../../contract/accounts/admins.ts';
import { adminLevels } from '../../../contract/accounts/people.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { hintOnAddress } from '../table/address-hint.ts';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog, valuesOf } from '../table/FormDialog.tsx';

/** Adds an admin, or changes one. */
export default function AdminDialog({ row, ...dialog }: RowDialogProps<Admin>) {
  return (
    <FormDialog
      title={row ? 'Edit Admin' : 'Add New Admin'}
      width={500}
      draft={draftOf('admins', row?.id)}
      schema={adminForm}
      values={row ? valuesOf(adminForm, row) : { name: '', email: '', role: '' as never }}
      waitsForValid
      {...dialog}
    >
      {(tie) => (
        <>
          <TextField label="Name" {...tie('name')} />
          <TextField
            label="Email"
            type="email"
            hint={row && !isSample ? hintOnAddress : undefined}
            {...tie('email')}
          />
          <SelectField label="Role" placeholder="Choose…" options={adminLevels} {...tie('role')} />
        </>
      )}
    </FormDialog>
  );
}
