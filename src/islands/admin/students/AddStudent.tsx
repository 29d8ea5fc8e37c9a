import { newStudent } from '../../../contract/managed-students.ts';
import { collegeYears, engineeringTypes } from '../../../contract/people.ts';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { type AddDialogProps, addDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  engineeringType: '' as never,
  collegeYear: '' as never,
  university: '',
};

export default function AddStudent(props: AddDialogProps) {
  return (
    <FormDialog
      title="Add New Student"
      width={400}
      draft={addDraft('students')}
      schema={newStudent}
      values={blank}
      waitsForValid
      {...props}
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
          <TextField label="University" {...tie('university')} />
        </>
      )}
    </FormDialog>
  );
}
