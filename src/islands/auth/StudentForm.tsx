import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { collegeYears, engineeringTypes } from '../../contract/people.ts';
import { type StudentRegistration, studentRegistration } from '../../contract/students.ts';
import type { Failure } from '../../machines/failure.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { SelectField, TextField } from '../ui/fields.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useServerErrors } from '../ui/useServerErrors.ts';
import type { Drafts } from './Registration.tsx';

interface Props {
  drafts: Drafts;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (form: StudentRegistration) => void;
}

export function StudentForm({ drafts, failure, isBusy, onSubmit }: Props) {
  const { register, handleSubmit, getValues, setError, formState } = useForm<StudentRegistration>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(studentRegistration),
    defaultValues: drafts.student,
  });
  const { errors, submitCount } = formState;
  useServerErrors(failure, setError);
  useEffect(
    () => () => {
      drafts.student = getValues();
    },
    [drafts, getValues],
  );
  /** The field of this name, tied to the form. */
  const tie = (name: keyof StudentRegistration) => ({
    field: register(name),
    error: errors[name]?.message,
  });

  return (
    <form method="post" noValidate onSubmit={handleSubmit(onSubmit)}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <div className="field-pair">
        <TextField label="First name" autoComplete="given-name" {...tie('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...tie('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...tie('email')} />
      <div className="field-pair">
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
      </div>
      <TextField label="University" autoComplete="organization" {...tie('university')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters; longer is better."
        {...tie('password')}
      />
      <BusyButton type="submit" className="btn btn-accent btn-lg w-100" busy={isBusy}>
        Sign up
      </BusyButton>
    </form>
  );
}
