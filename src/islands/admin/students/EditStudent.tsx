import { type ManagedStudent, newStudent } from '../../../contract/managed-students.ts';
import { collegeYears, engineeringTypes } from '../../../contract/people.ts';
import { TextField } from '../../ui/form/fields.tsx';
import { type EditDialogProps, editDraft } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';

/** All six in free text; saving is ignored while one of them is not right, and says which. */
export default function EditStudent({
  row,
  failure,
  onSave,
  onClose,
}: EditDialogProps<ManagedStudent>) {
  const { sId, firstName, lastName, email, engineeringType, collegeYear, university } = row;
  return (
    <FormDialog
      title="Edit Student"
      width={800}
      draft={editDraft('students', sId ?? null)}
      schema={newStudent}
      values={{ firstName, lastName, email, engineeringType, collegeYear, university } as never}
      failure={failure}
      onSave={(form) => onSave(form, form)}
      onClose={onClose}
    >
      {(tie) => (
        <div className="dialog-pairs">
          <TextField label="First name" {...tie('firstName')} />
          <TextField label="Last name" {...tie('lastName')} />
          <TextField label="Email" type="email" {...tie('email')} />
          <TextField label="University" {...tie('university')} />
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
