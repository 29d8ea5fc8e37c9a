import { type StaffMember, staffForm } from '../../../contract/universities/staff.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { hintOnAddress } from '../table/address-hint.ts';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { UniversitiesField } from './UniversitiesField.tsx';

const blank = { name: '', email: '', universityIds: [] as number[] };

/** Invites a member of staff, or changes one. */
export default function StaffDialog({ row, ...dialog }: RowDialogProps<StaffMember>) {
  return (
    <FormDialog
      title={row ? 'Edit member of staff' : 'Invite staff'}
      width={500}
      draft={draftOf('staff', row?.id)}
      schema={staffForm}
      values={row ? valuesOf(row) : blank}
      {...dialog}
    >
      {(tie, form) => (
        <>
          <TextField label="Name" autoComplete="off" {...tie('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            hint={row ? hintOnAddress : 'We email a link to set the first password, for 7 days.'}
            {...tie('email')}
          />
          <UniversitiesField
            ids={form.watch('universityIds') ?? []}
            error={tie('universityIds').error}
            onChange={(ids) =>
              form.setValue('universityIds', [...ids], {
                shouldValidate: true,
                shouldDirty: true,
                shouldTouch: true,
              })
            }
          />
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = ({ name, email, universities }: StaffMember) => ({
  name,
  email,
  universityIds: universities.map(({ id }) => id),
});
