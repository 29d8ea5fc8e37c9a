import { companySizes } from '../../../contract/accounts/people.ts';
import {
  type CompanyRegistration,
  companyRegistration,
} from '../../../contract/companies/companies.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { type RegistrationProps, useRegistrationForm } from './useRegistrationForm.ts';

export function CompanyForm(props: RegistrationProps<CompanyRegistration>) {
  const { tie, errors, submitCount, submit } = useRegistrationForm(companyRegistration, props);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextField label="Company name" autoComplete="organization" {...tie('name')} />
      <TextField
        label="Recruiter"
        autoComplete="name"
        hint="The person students hear from."
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
      <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={props.isBusy}>
        Sign up
      </BusyButton>
    </form>
  );
}
