import { useStore } from '@nanostores/react';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Failure } from '../../api/problem.ts';
import { signInForm } from '../../contract/accounts/auth.ts';
import {
  type Credentials,
  notKept,
  signInAlert,
  signInMachine,
} from '../../machines/accounts/sign-in.ts';
import { $session, openSession } from '../../session/session.ts';
import { keepsNothing } from '../../session/storage.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { TextField } from '../ui/form/fields.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { useForm } from '../ui/form/useForm.ts';
import { asIsland } from '../ui/island/as-island.tsx';
import { useIsAlive, useQuery } from '../ui/navigation/address.ts';
import { Alert } from '../ui/status/Alert.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { carriedAddress } from './carried-address.ts';
import { DoorLink } from './DoorLink.tsx';

/** True for a visitor who pressed 'Apply' on a project's page while signed out. They return there. */
const leadsToApplying = (next: string | null): boolean => /[?&]apply=\d/.test(next ?? '');

/** The sign-in screen: the form, or the code where the address is not confirmed yet. */
function SignIn() {
  const [snapshot, send] = useMachine(signInMachine);
  const session = useStore($session);
  const query = useQuery();
  const isAlive = useIsAlive();
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
      {!alert && isAlive && keepsNothing() && <Alert kind="warning">{notKept}</Alert>}
      {!alert && <SignInReason reason={query.get('reason')} />}
      {alert && <FormAlert>{alert}</FormAlert>}
      <SignInForm
        failure={snapshot.context.failure}
        credentials={snapshot.context.credentials}
        isBusy={snapshot.hasTag('busy')}
        onSubmit={(credentials) =>
          send(keepsNothing() ? { type: 'not kept' } : { type: 'submit', credentials })
        }
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

/** Says why a person was brought to the sign-in screen, if there is a reason to show. */
function SignInReason({ reason }: { reason: string | null }) {
  const known = Object.entries(reasons).find(([name]) => name === reason)?.[1];
  return known ? <Alert kind={known.kind}>{known.sentence}</Alert> : null;
}

interface SignInFormProps {
  credentials: Credentials;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (credentials: Credentials) => void;
}

function SignInForm({ credentials, failure, isBusy, onSubmit }: SignInFormProps) {
  const form = useForm(signInForm, {
    defaultValues: { ...credentials, email: credentials.email || carriedAddress() },
    failure,
  });
  const { handleSubmit } = form;

  return (
    // By post, so that a browser whose script has not arrived never writes a password into the address.
    <form method="post" noValidate onSubmit={handleSubmit(onSubmit)}>
      <ErrorSummary {...form} />
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      <div className="door-aside">
        <label className="form-check">
          <input type="checkbox" className="form-check-input" {...form.register('remember')} />
          <span className="form-check-label">Remember me</span>
        </label>
        <DoorLink to="/auth/forgot">Forgot password?</DoorLink>
      </div>
      <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={isBusy}>
        Login
      </BusyButton>
    </form>
  );
}

export default asIsland(SignIn);
