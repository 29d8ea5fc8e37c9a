import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Failure } from '../../api/act/failure.ts';
import { resetPasswordForm } from '../../contract/accounts/auth.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { useServerErrors } from '../ui/form/useServerErrors.ts';

interface Props {
  failure: Failure | null;
  isBusy: boolean;
  /** Nothing can be sent before the link has been read. */
  isReady: boolean;
  onSubmit: (password: string) => void;
}

export function ResetForm({ failure, isBusy, isReady, onSubmit }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(v.pick(resetPasswordForm, ['password'])),
    defaultValues: { password: '' },
  });
  const { errors, submitCount } = formState;
  useServerErrors(failure, setError);

  return (
    <form method="post" noValidate onSubmit={handleSubmit(({ password }) => onSubmit(password))}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters; longer is better."
        field={register('password')}
        error={errors.password?.message}
      />
      <BusyButton
        type="submit"
        className="btn btn-primary btn-lg w-100"
        busy={isBusy}
        disabled={!isReady}
      >
        Set password
      </BusyButton>
    </form>
  );
}
