import { refreshOnRefusal } from '../../../api/act/refusal.ts';
import { useAct } from '../../../api/act/useAct.ts';
import {
  addDomain,
  type CompanyDomain,
  domainForm,
} from '../../../contract/companies/company-domains.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';

interface Props {
  onAdded: (domains: readonly CompanyDomain[]) => void;
  onClose: () => void;
}

/** Asks for the domain of the company's mail. */
export default function AddDomain({ onAdded, onClose }: Props) {
  const { press, isPending, failure } = useAct(addDomain, {
    done: onAdded,
    failed: refreshOnRefusal,
  });
  const { field, isDirty, handleSubmit } = useForm(domainForm, {
    defaultValues: { domain: '' },
    failure,
    focusesError: true,
  });
  return (
    <FormFrame
      title="Add a domain"
      width={500}
      isDirty={isDirty}
      isBusy={isPending}
      yes="Add domain"
      onSubmit={handleSubmit((body) => press({ body }))}
      onCancel={onClose}
    >
      {failure && failure.fields.length === 0 && (
        <FormAlert>
          {failure.sentence ?? 'The server did not answer. Your domain is still here. Send again.'}
        </FormAlert>
      )}
      <TextField
        label="Domain"
        autoComplete="off"
        hint="What follows the @ in your company’s addresses, such as voltara.com."
        {...field('domain')}
      />
    </FormFrame>
  );
}
