import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Failure } from '../../../../api/act/failure.ts';
import { changePasswordForm } from '../../../../contract/accounts/auth.ts';
import type { Passwords } from '../../../../machines/accounts/change-password.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useServerErrors } from '../../../ui/form/useServerErrors.ts';

interface Props {
  failure: Failure | null;
  isBusy: boolean;
  /** The last change went through: nothing of it stays in the fields. */
  isChanged: boolean;
  onSubmit: (passwords: Passwords) => void;
}

export function ChangePasswordForm({ failure, isBusy, isChanged, onSubmit }: Props) {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(changePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, submitCount } = formState;
  useServerErrors(failure, setError);
  useEffect(() => {
    if (isChanged) reset();
  }, [isChanged, reset]);

  return (
    <form method="post" noValidate onSubmit={handleSubmit(onSubmit)}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        field={register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters; longer is better."
        field={register('newPassword')}
        error={errors.newPassword?.message}
      />
      <BusyButton type="submit" className="btn btn-primary" busy={isBusy}>
        Change password
      </BusyButton>
    </form>
  );
}
