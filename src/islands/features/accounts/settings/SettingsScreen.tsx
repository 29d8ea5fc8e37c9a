import { useAct } from '../../../../api/act/useAct.ts';
import { ownSessions } from '../../../../api/read/accounts.ts';
import { refresh } from '../../../../api/read/read.ts';
import { changePassword, changePasswordForm } from '../../../../contract/accounts/passwords.ts';
import { passwordHint } from '../../../../contract/fields.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Screen } from '../../../ui/navigation/Screen.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { Choices } from '../../notifications/Choices.tsx';
import { useSignedInUntil } from '../useSignedInUntil.ts';
import { RunningSessions } from './RunningSessions.tsx';
import './settings.scss';

/** Account settings, the same in every area. */
export default function SettingsScreen() {
  return (
    <Screen
      title="Settings"
      lead={`Your notifications, password and sessions. ${useSignedInUntil()}.`}
    >
      <div className="settings">
        <div className="stack gap-6">
          <Choices />
          <ChangePassword onChanged={() => refresh(ownSessions)} />
        </div>
        <RunningSessions />
      </div>
    </Screen>
  );
}

/** Changing one's password, any number of times. Once it is changed, nothing of it stays in the fields. */
function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { press, isPending, answer, failure } = useAct(changePassword, {
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
          hint={passwordHint}
          {...form.field('newPassword')}
        />
        <BusyButton type="submit" look="primary" busy={isPending}>
          Change password
        </BusyButton>
      </form>
    </section>
  );
}
