import { useEffect } from 'react';
import type * as v from 'valibot';
import { companySizes } from '../../../contract/accounts/people.ts';
import {
  companyForm,
  type OwnCompany,
  type CompanyForm as Sent,
} from '../../../contract/companies/companies.ts';
import type { ProfileFormProps } from '../../features/accounts/profile/EditedProfile.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { fieldId, SelectField, TextArea, TextField } from '../../ui/form/fields.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { Alert } from '../../ui/status/Alert.tsx';

export interface CompanyChange {
  readonly form: Sent;
  /** Version of the profile that the form began with. */
  readonly version: string | undefined;
}

interface Props extends ProfileFormProps<CompanyChange> {
  company: OwnCompany;
}

type Form = v.InferInput<typeof companyForm>;

export default function CompanyForm(props: Props) {
  const { company, draft, failure, isBusy, onSubmit, onCancel } = props;
  const form = useForm(companyForm, { defaultValues: formOf(company), failure, draft });
  const { field: tie, handleSubmit, watch } = form;
  const { name, verified, version } = useBegan(company, failure, form, formOf).began;
  useEffect(() => focusSoon(fieldId('name')), []);
  const losesMark = verified && watch('name').trim() !== name;

  return (
    <form
      className="company-form"
      noValidate
      onSubmit={handleSubmit((written) => onSubmit({ form: written, version }))}
    >
      <FormTrouble {...form} />
      <TextField label="Company name" autoComplete="organization" {...tie('name')} />
      {losesMark && (
        <Alert kind="warning">
          A new name removes your verified mark until the programme’s office has checked it.
        </Alert>
      )}
      <TextField label="Recruiter" autoComplete="name" {...tie('recruiter')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="The programme’s office writes to this address. You still sign in with the address you registered."
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
      <div className="d-flex flex-wrap gap-3 mt-6">
        <BusyButton type="submit" look="primary" busy={isBusy}>
          Save
        </BusyButton>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const formOf = ({ name, recruiter, email, industry, size, about, website }: OwnCompany): Form => ({
  ...{ name, recruiter, email, industry, about, website },
  size: size as Form['size'],
});
