import { type ReactNode, useEffect } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import { companySizes } from '../../../contract/accounts/people.ts';
import {
  type CompanyRegistration,
  companyRegistration,
} from '../../../contract/companies/companies.ts';
import { passwordHint } from '../../../contract/fields.ts';
import {
  type StudentRegistration,
  studentRegistration,
} from '../../../contract/students/students.ts';
import { StudiesFields } from '../../features/students/StudiesFields.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { type Form as FormOf, useForm } from '../../ui/form/useForm.ts';
import { carriedAddress } from '../carried-address.ts';

/** Keeps the typed values while another form, or the code, is shown. */
export interface Draft<Form> {
  typed: Partial<Form>;
}

/** Props of every registration form. */
interface Props<Form> {
  draft: Draft<Form>;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (form: Form) => void;
}

type Tie<Form extends FieldValues> = FormOf<Form>['field'];

interface FormProps<Form extends FieldValues> extends Props<Form> {
  schema: v.GenericSchema<Form>;
  children: (tie: Tie<Form>) => ReactNode;
}

/** A registration's form over its schema, which leaves what was typed in the draft when it goes. */
function RegistrationForm<Form extends FieldValues>(props: FormProps<Form>) {
  const { schema, draft, failure, isBusy, onSubmit, children } = props;
  const form = useForm(schema, {
    defaultValues: { email: carriedAddress(), ...draft.typed } as DefaultValues<Form>,
    failure,
  });
  const { getValues } = form;
  useEffect(
    () => () => {
      draft.typed = getValues();
    },
    [draft, getValues],
  );
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <ErrorSummary {...form} />
      {children(form.field)}
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
        {...form.field('password' as FieldPath<Form>)}
      />
      <p className="soft fs-14">
        By signing up you agree to the <a href="/terms">terms of use</a>. What we store about you is
        on the <a href="/privacy">privacy page</a>.
      </p>
      <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={isBusy}>
        Sign up
      </BusyButton>
    </form>
  );
}

export const StudentForm = (props: Props<StudentRegistration>) => (
  <RegistrationForm schema={studentRegistration} {...props}>
    {(tie) => (
      <>
        <div className="field-pair">
          <TextField label="First name" autoComplete="given-name" {...tie('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...tie('lastName')} />
        </div>
        <TextField label="Email" type="email" autoComplete="email" {...tie('email')} />
        <StudiesFields tie={tie} />
      </>
    )}
  </RegistrationForm>
);

export const CompanyForm = (props: Props<CompanyRegistration>) => (
  <RegistrationForm schema={companyRegistration} {...props}>
    {(tie) => (
      <>
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
      </>
    )}
  </RegistrationForm>
);
