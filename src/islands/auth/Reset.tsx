import { useMachine } from '@xstate/react';
import { resetAlert, resetPasswordMachine } from '../../machines/accounts/reset-password.ts';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { DoorLink } from './DoorLink.tsx';
import { NoLink } from './NoLink.tsx';
import { ResetForm } from './ResetForm.tsx';

/** Where links from mails lead: a new password after a forgotten one, or the first of an invited person. */
export default function Reset() {
  const [snapshot, send] = useMachine(resetPasswordMachine);
  const isRefused = snapshot.matches('refused');
  const alert = resetAlert(snapshot);
  return (
    <>
      {isRefused || snapshot.matches('without link') ? (
        <NoLink isRefused={isRefused} />
      ) : (
        <>
          <h1>Set your password</h1>
          <p className="lead soft">
            This ends all your sessions. Then sign in with the new password.
          </p>
          {alert && <FormAlert>{alert}</FormAlert>}
          <ResetForm
            failure={snapshot.context.failure}
            isBusy={snapshot.hasTag('busy')}
            isReady={!snapshot.matches('reading')}
            onSubmit={(password) => send({ type: 'submit', password })}
          />
        </>
      )}
      <div className="door-other">
        <DoorLink to="/auth/login">Back to Login</DoorLink>
      </div>
    </>
  );
}
