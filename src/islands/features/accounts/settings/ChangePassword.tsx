import { useMachine } from '@xstate/react';
import {
  changePasswordMachine,
  passwordAlert,
} from '../../../../machines/accounts/change-password.ts';
import { useEmitted } from '../../../ui/machine/useEmitted.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const [snapshot, send, actor] = useMachine(changePasswordMachine);
  const alert = passwordAlert(snapshot);

  useEmitted(actor, { changed: onChanged });

  return (
    <section className="panel" aria-labelledby="change-password">
      <h2 id="change-password">Change password</h2>
      <p className="soft">This ends all your other sessions. You stay signed in here.</p>
      {alert && <Alert kind={alert.kind}>{alert.text}</Alert>}
      <ChangePasswordForm
        failure={snapshot.context.failure}
        isBusy={snapshot.hasTag('busy')}
        isChanged={snapshot.matches({ editing: 'changed' })}
        onSubmit={(passwords) => send({ type: 'submit', passwords })}
      />
    </section>
  );
}
