import { collegeYears, engineeringTypes } from '../../../contract/accounts/people.ts';
import type { ManagedStudent } from '../../../contract/students/managed-students.ts';
import { newStudent } from '../../../contract/students/managed-students.ts';
import { UniversityField } from '../../features/universities/UniversityField.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  engineeringType: '' as never,
  collegeYear: '' as never,
  university: '',
};

export function AddStudent(dialog: Omit<RowDialogProps<ManagedStudent>, 'row'>) {
  return (
    <FormDialog
      title="Add New Student"
      width={400}
      draft={draftOf('students', null)}
      schema={newStudent}
      values={blank}
      waitsForValid
      {...dialog}
    >
      {(tie) => (
        <>
          <TextField label="First name" {...tie('firstName')} />
          <TextField label="Last name" {...tie('lastName')} />
          <TextField label="Email" type="email" {...tie('email')} />
          <SelectField
            label="Engineering type"
            placeholder="Choose…"
            options={engineeringTypes}
            {...tie('engineeringType')}
          />
          <SelectField
            label="College year"
            placeholder="Choose…"
            options={collegeYears}
            {...tie('collegeYear')}
          />
          <UniversityField {...tie('university')} />
        </>
      )}
    </FormDialog>
  );
}
