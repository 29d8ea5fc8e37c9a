import type { AdminForm } from '../../../contract/admins.ts';
import { adminLevels } from '../../../contract/people.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import type { Tie } from '../table/FormDialog.tsx';

export function AdminFields({ tie }: { tie: Tie<AdminForm> }) {
  return (
    <>
      <TextField label="Name" {...tie('name')} />
      <TextField label="Email" type="email" {...tie('email')} />
      <SelectField label="Role" placeholder="Choose…" options={adminLevels} {...tie('role')} />
    </>
  );
}
