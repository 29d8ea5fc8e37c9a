import {
  type StudentRegistration,
  studentRegistration,
} from '../../../contract/students/students.ts';
import { StudiesFields } from '../../features/students/StudiesFields.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { type RegistrationProps, useRegistrationForm } from './useRegistrationForm.ts';

export function StudentForm(props: RegistrationProps<StudentRegistration>) {
  const { tie, errors, submitCount, submit } = useRegistrationForm(studentRegistration, props);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <div className="field-pair">
        <TextField label="First name" autoComplete="given-name" {...tie('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...tie('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...tie('email')} />
      <StudiesFields tie={tie} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters; longer is better."
        {...tie('password')}
      />
      <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={props.isBusy}>
        Sign up
      </BusyButton>
    </form>
  );
}
