import { useAct } from '../../../../api/act/useAct.ts';
import { changePasswordForm } from '../../../../contract/accounts/auth.ts';
import { endpoints } from '../../../../contract/endpoints.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Alert } from '../../../ui/status/Alert.tsx';

/** Changing one's password, any number of times. Once it is changed, nothing of it stays in the fields. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { press, isPending, answer, failure } = useAct(endpoints.changePassword, {
    done: () => {
      form.reset();
      onChanged();
    },
  });
  const form = useForm(changePasswordForm, {
    defaultValues: { currentPassword: '', newPassword: '' },
    failure,
  });
  return (
    <section className="panel" aria-labelledby="change-password">
      <h2 id="change-password">Change password</h2>
      <p className="soft">This ends all your other sessions. You stay signed in here.</p>
      {answer && <Alert kind="success">{answer}</Alert>}
      {failure && failure.fields.length === 0 && (
        <Alert kind="danger">
          {failure.sentence ?? 'Your password was not changed. Try again.'}
        </Alert>
      )}
      <form method="post" noValidate onSubmit={form.handleSubmit((body) => press({ body }))}>
        <ErrorSummary {...form} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters; longer is better."
          {...form.field('newPassword')}
        />
        <BusyButton type="submit" look="primary" busy={isPending}>
          Change password
        </BusyButton>
      </form>
    </section>
  );
}
