import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { Failure } from '../../../api/act/failure.ts';
import { domainForm } from '../../../contract/companies/company-domains.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';

interface Props {
  isBusy: boolean;
  failure: Failure | null;
  onSubmit: (domain: string) => void;
  onCancel: () => void;
}

/** Which domain the company's mail comes from. */
export default function AddDomain({ isBusy, failure, onSubmit, onCancel }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(domainForm),
    defaultValues: { domain: '' },
  });
  const { errors, isDirty } = formState;
  useServerErrors(failure, setError);
  return (
    <FormFrame
      title="Add a domain"
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="Add domain"
      onSubmit={handleSubmit(({ domain }) => onSubmit(domain))}
      onCancel={onCancel}
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
        field={register('domain')}
        error={errors.domain?.message}
      />
    </FormFrame>
  );
}
