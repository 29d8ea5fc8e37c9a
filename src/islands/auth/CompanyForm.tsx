import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type CompanyRegistration, companyRegistration } from '../../contract/companies.ts';
import { companySizes } from '../../contract/people.ts';
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
  onSubmit: (form: CompanyRegistration) => void;
}

export function CompanyForm({ drafts, failure, isBusy, onSubmit }: Props) {
  const { register, handleSubmit, getValues, setError, formState } = useForm<CompanyRegistration>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(companyRegistration),
    defaultValues: drafts.company,
  });
  const { errors, submitCount } = formState;
  useServerErrors(failure, setError);
  useEffect(
    () => () => {
      drafts.company = getValues();
    },
    [drafts, getValues],
  );
  /** The field of this name, tied to the form. */
  const tie = (name: keyof CompanyRegistration) => ({
    field: register(name),
    error: errors[name]?.message,
  });

  return (
    <form method="post" noValidate onSubmit={handleSubmit(onSubmit)}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextField label="Company name" autoComplete="organization" {...tie('name')} />
      <TextField
        label="Recruiter"
        autoComplete="name"
        hint="Who students hear from."
        {...tie('recruiter')}
      />
      <TextField label="Email" type="email" autoComplete="email" {...tie('email')} />
      <div className="field-pair">
        <TextField label="Industry" {...tie('industry')} />
        <SelectField label="Size" placeholder="Choose…" options={companySizes} {...tie('size')} />
      </div>
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
