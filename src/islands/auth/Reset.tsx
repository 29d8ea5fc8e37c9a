import { useMachine } from '@xstate/react';
import { resetAlert, resetPasswordMachine } from '../../machines/accounts/reset-password.ts';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { DoorLink } from './DoorLink.tsx';
import { Heading } from './Heading.tsx';
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

/** There is no link to go on with: it was refused, or the page was opened without one. */
function NoLink({ isRefused }: { isRefused: boolean }) {
  return (
    <>
      <Heading>{isRefused ? 'This link no longer works' : 'This page needs a link'}</Heading>
      <p className="lead soft">
        {isRefused
          ? 'A link works once and for a limited time, and a newer link replaces it.'
          : 'Open the link in our email again. It is lost when you reload this page.'}
      </p>
      <a className="btn btn-primary btn-lg w-100" href="/auth/forgot">
        Request a new link
      </a>
    </>
  );
}
