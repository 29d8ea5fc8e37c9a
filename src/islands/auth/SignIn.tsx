import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { signInAlert, signInMachine } from '../../machines/accounts/sign-in.ts';
import { $session, openSession } from '../../session/session.ts';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { useQuery } from '../ui/navigation/address.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { DoorLink } from './DoorLink.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInReason } from './SignInReason.tsx';

/** Whoever pressed 'Apply' on a project's page without being signed in goes on there. */
const leadsToApplying = (next: string | null): boolean => /[?&]apply=\d/.test(next ?? '');

/** The sign-in screen: the form, or the code where the address is not confirmed yet. */
export default function SignIn() {
  const [snapshot, send] = useMachine(signInMachine);
  const session = useStore($session);
  const query = useQuery();
  const { confirmation } = snapshot.children;

  useEffect(openSession, []);
  useEffect(() => {
    if (session.kind === 'member') send({ type: 'known', answer: session });
  }, [session, send]);

  if (confirmation) {
    return (
      <ConfirmEmail step={confirmation} onChangeAddress={() => send({ type: 'change address' })} />
    );
  }
  const alert = signInAlert(snapshot);
  return (
    <>
      <h1>Login</h1>
      <p className="lead soft">
        {leadsToApplying(query.get('next'))
          ? 'Log in or sign up, and go on to your application.'
          : 'Welcome back.'}
      </p>
      {!alert && <SignInReason reason={query.get('reason')} />}
      {alert && <FormAlert>{alert}</FormAlert>}
      <SignInForm
        failure={snapshot.context.failure}
        credentials={snapshot.context.credentials}
        isBusy={snapshot.hasTag('busy')}
        onSubmit={(credentials) => send({ type: 'submit', credentials })}
      />
      <p className="door-other">
        New here? <DoorLink to="/auth/register">Sign up</DoorLink>
      </p>
    </>
  );
}
