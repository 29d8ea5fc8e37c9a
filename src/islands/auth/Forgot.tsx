import { useMachine } from '@xstate/react';
import { mailsPerHour } from '../../contract/accounts/auth.ts';
import { recoveryAlert, recoveryMachine } from '../../machines/accounts/recovery.ts';
import { Button } from '../ui/form/Button.tsx';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { DoorLink } from './DoorLink.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { Heading } from './Heading.tsx';

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

interface Props {
  email: string;
  /** The server's words, the same for every address. */
  answer: string;
  onAskAgain: () => void;
}

function LinkMailed({ email, answer, onAskAgain }: Props) {
  return (
    <>
      <Heading>Check your email</Heading>
      <p className="lead soft">{answer}</p>
      <p>
        The link works once and expires after 30 minutes. Setting a new password ends all your
        sessions.
      </p>
      <p className="door-other">
        You entered <strong className="text-ink">{email}</strong>. No email? Check your spam folder,
        or{' '}
        <Button look="link" onClick={onAskAgain}>
          request another link
        </Button>
        . We send at most {mailsPerHour} emails an hour to one address.
      </p>
    </>
  );
}
