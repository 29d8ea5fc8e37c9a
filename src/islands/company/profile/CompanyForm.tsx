import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { companySizes } from '../../../contract/accounts/people.ts';
import {
  companyForm,
  type OwnCompany,
  type CompanyForm as Sent,
} from '../../../contract/companies/companies.ts';
import { type CompanyChange, companyDraft } from '../../../machines/companies/company-profile.ts';
import type { ProfileFormProps } from '../../features/accounts/profile/EditedProfile.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { fieldId, SelectField, TextArea, TextField } from '../../ui/form/fields.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { useKeptDraft } from '../../ui/form/useKeptDraft.ts';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
import { Alert } from '../../ui/status/Alert.tsx';

interface Props extends ProfileFormProps<CompanyChange> {
  company: OwnCompany;
}

type Form = v.InferInput<typeof companyForm>;

export default function CompanyForm(props: Props) {
  const { company, alert, failure, isBusy, onSubmit, onCancel } = props;
  const form = useForm<Form, unknown, Sent>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(companyForm),
    defaultValues: formOf(company),
  });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors, submitCount } = formState;
  const draft = useKeptDraft(companyDraft, form);
  const { name, verified, version } = useBegan(company, failure, form, formOf);
  useServerErrors(failure, setError);
  useEffect(() => focusSoon(fieldId('name')), []);
  const losesMark = verified && watch('name').trim() !== name;

  /** The field of this name, tied to the form. */
  const tie = (field: keyof Form) => ({ field: register(field), error: errors[field]?.message });
  return (
    <form
      className="company-form"
      noValidate
      onSubmit={handleSubmit((written) => onSubmit({ form: written, version }))}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      <DraftNotice {...draft} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextField label="Company name" autoComplete="organization" {...tie('name')} />
      {losesMark && (
        <Alert kind="warning">
          A new name removes your verified mark until the programme team has checked it.
        </Alert>
      )}
      <TextField label="Recruiter" autoComplete="name" {...tie('recruiter')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="The programme writes to this address. You still sign in with the address you registered."
        {...tie('email')}
      />
      <div className="field-pair">
        <TextField label="Industry" {...tie('industry')} />
        <SelectField label="Size" placeholder="Choose…" options={companySizes} {...tie('size')} />
      </div>
      <TextField label="Website" optional type="url" hint="https://…" {...tie('website')} />
      <TextArea
        label="About"
        optional
        rows={6}
        hint="What you make, and what students can learn."
        {...tie('about')}
      />
      <div className="company-acts">
        <BusyButton type="submit" className="btn btn-primary" busy={isBusy}>
          Save
        </BusyButton>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const formOf = ({ name, recruiter, email, industry, size, about, website }: OwnCompany): Form => ({
  ...{ name, recruiter, email, industry, about, website },
  size: size as Form['size'],
});
