import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { signInAlert, signInMachine } from '../../machines/accounts/sign-in.ts';
import { $session, openSession } from '../../session/session.ts';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { useQuery } from '../ui/navigation/address.ts';
import { Alert } from '../ui/status/Alert.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { DoorLink } from './DoorLink.tsx';
import { SignInForm } from './SignInForm.tsx';

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
          ? 'Sign in or sign up, and continue to your application.'
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

const reasons = {
  expired: {
    kind: 'info',
    sentence: 'Your session has ended. Sign in to continue where you left off.',
  },
  joined: { kind: 'success', sentence: 'You have joined the company. Sign in to continue.' },
  'password-set': { kind: 'success', sentence: 'Password set. Sign in with it now.' },
} as const;

/** Why a person was brought to the sign-in screen, where there is something to say about it. */
function SignInReason({ reason }: { reason: string | null }) {
  const known = Object.entries(reasons).find(([name]) => name === reason)?.[1];
  return known ? <Alert kind={known.kind}>{known.sentence}</Alert> : null;
}
