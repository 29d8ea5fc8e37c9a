import { useMachine } from '@xstate/react';
import { recoveryAlert, recoveryMachine } from '../../machines/accounts/recovery.ts';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { DoorLink } from './DoorLink.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LinkMailed } from './LinkMailed.tsx';

/** The screen of a forgotten password: the address, then where to look. */
export default function Forgot() {
  const [snapshot, send] = useMachine(recoveryMachine);
  const { email, answer, failure } = snapshot.context;
  const alert = recoveryAlert(snapshot);
  return (
    <>
      {answer ? (
        <LinkMailed email={email} answer={answer} onAskAgain={() => send({ type: 'ask again' })} />
      ) : (
        <>
          <h1>Forgot password?</h1>
          <p className="lead soft">
            Enter your email address. We will email you a link to set a new password.
          </p>
          {alert && <FormAlert>{alert}</FormAlert>}
          <ForgotForm
            email={email}
            failure={failure}
            isBusy={snapshot.hasTag('busy')}
            onSubmit={(address) => send({ type: 'submit', email: address })}
          />
        </>
      )}
      <div className="door-other">
        <DoorLink to="/auth/login">Back to Login</DoorLink>
      </div>
    </>
  );
}
