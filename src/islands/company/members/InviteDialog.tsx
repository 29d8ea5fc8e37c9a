import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { Failure } from '../../../api/act/failure.ts';
import { type InvitationForm, invitationForm } from '../../../contract/companies/members.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { SelectField, TextField } from '../../ui/form/fields.tsx';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
import { roleOptions } from './team-words.ts';

interface Props {
  isBusy: boolean;
  failure: Failure | null;
  onSubmit: (form: InvitationForm) => void;
  onCancel: () => void;
}

/** Whom to invite, and as what. */
export default function InviteDialog({ isBusy, failure, onSubmit, onCancel }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<InvitationForm>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(invitationForm),
    defaultValues: { name: '', email: '', memberRole: 'Supervisor' },
  });
  const { errors, submitCount, isDirty } = formState;
  useServerErrors(failure, setError);
  return (
    <FormFrame
      title="Invite somebody"
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="Send invitation"
      onSubmit={handleSubmit(onSubmit)}
      onCancel={onCancel}
    >
      {failure && failure.fields.length === 0 && (
        <FormAlert>
          {failure.sentence ?? 'The server did not answer. Your words are still here. Send again.'}
        </FormAlert>
      )}
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextField
        label="Name"
        autoComplete="off"
        hint="Students read it with what they do for your company."
        field={register('name')}
        error={errors.name?.message}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        hint="We email a link that works once, for 7 days."
        field={register('email')}
        error={errors.email?.message}
      />
      <SelectField
        label="Role"
        placeholder="Choose…"
        options={roleOptions}
        field={register('memberRole')}
        error={errors.memberRole?.message}
      />
    </FormFrame>
  );
}
