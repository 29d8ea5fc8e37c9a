import { collegeYears, engineeringTypes } from '../../../contract/accounts/people.ts';
import { type ManagedStudent, newStudent } from '../../../contract/students/managed-students.ts';
import { UniversityField } from '../../features/universities/UniversityField.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { hintOnAddress } from '../table/address-hint.ts';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog, valuesOf } from '../table/FormDialog.tsx';

/** All six in free text; saving is ignored while one of them is not right, and says which. */
export function EditStudent({
  row,
  ...dialog
}: RowDialogProps<ManagedStudent> & { row: ManagedStudent }) {
  return (
    <FormDialog
      title="Edit Student"
      width={800}
      draft={draftOf('students', row.sId)}
      schema={newStudent}
      values={valuesOf(newStudent, row)}
      {...dialog}
    >
      {(tie) => (
        <div className="dialog-pairs">
          <TextField label="First name" {...tie('firstName')} />
          <TextField label="Last name" {...tie('lastName')} />
          <TextField label="Email" type="email" hint={hintOnAddress} {...tie('email')} />
          <UniversityField {...tie('university')} />
          <TextField
            label="Engineering type"
            hint={engineeringTypes.join(', ')}
            {...tie('engineeringType')}
          />
          <TextField label="College year" hint={collegeYears.join(', ')} {...tie('collegeYear')} />
        </div>
      )}
    </FormDialog>
  );
}
