import * as v from 'valibot';
import type { Failure } from '../../api/act/failure.ts';
import { resetPasswordForm } from '../../contract/accounts/auth.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { useForm } from '../ui/form/useForm.ts';

interface Props {
  failure: Failure | null;
  isBusy: boolean;
  /** Nothing can be sent before the link has been read. */
  isReady: boolean;
  onSubmit: (password: string) => void;
}

export function ResetForm({ failure, isBusy, isReady, onSubmit }: Props) {
  const form = useForm(v.pick(resetPasswordForm, ['password']), {
    defaultValues: { password: '' },
    failure,
  });
  const { handleSubmit } = form;

  return (
    <form method="post" noValidate onSubmit={handleSubmit(({ password }) => onSubmit(password))}>
      <ErrorSummary {...form} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters; longer is better."
        {...form.field('password')}
      />
      <BusyButton
        type="submit"
        look="primary"
        size="lg"
        className="w-100"
        busy={isBusy}
        disabled={!isReady}
      >
        Set password
      </BusyButton>
    </form>
  );
}
