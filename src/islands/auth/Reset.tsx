import { useMachine } from '@xstate/react';
import * as v from 'valibot';
import type { Failure } from '../../api/problem.ts';
import { resetPasswordForm } from '../../contract/accounts/passwords.ts';
import { passwordHint } from '../../contract/fields.ts';
import { resetPasswordMachine } from '../../machines/accounts/reset-password.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { FormTrouble } from '../ui/form/FormTrouble.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { useForm } from '../ui/form/useForm.ts';
import { asIsland } from '../ui/island/as-island.tsx';
import { DoorLink } from './DoorLink.tsx';
import { EnterCode, withoutLink } from './EnterCode.tsx';
import { Heading } from './Heading.tsx';

/** Page of mailed links for a new password, after a forgotten one or for an invited person. */
function Reset() {
  const [snapshot, send] = useMachine(resetPasswordMachine);
  const isRefused = snapshot.matches('refused');
  return (
    <>
      {isRefused || snapshot.matches('without link') ? (
        <NoLink isRefused={isRefused} onEnter={(token) => send({ type: 'link', token })} />
      ) : (
        <NewPassword
          failure={snapshot.context.failure}
          isBusy={snapshot.hasTag('busy')}
          isReady={!snapshot.matches('reading')}
          onSubmit={(password) => send({ type: 'submit', said: password })}
        />
      )}
      <div className="door-other">
        <DoorLink to="/auth/login">Back to Login</DoorLink>
      </div>
    </>
  );
}

interface Props {
  failure: Failure | null;
  isBusy: boolean;
  /** Nothing can be sent before the link has been read. */
  isReady: boolean;
  onSubmit: (password: string) => void;
}

function NewPassword({ failure, isBusy, isReady, onSubmit }: Props) {
  const form = useForm(v.pick(resetPasswordForm, ['password']), {
    defaultValues: { password: '' },
    failure,
  });
  return (
    <>
      <h1>Set your password</h1>
      <p className="lead soft">This ends all your sessions. Then sign in with the new password.</p>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit(({ password }) => onSubmit(password))}
      >
        <FormTrouble
          {...form}
          unsaid="Your password was not set. The link still works. Try again."
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={passwordHint}
          {...form.field('password')}
        />
        <BusyButton
          type="submit"
          look="primary"
          size="lg"
          className="w-100"
          busy={isBusy}
          disabled={!isReady}
        >
          Set password
        </BusyButton>
      </form>
    </>
  );
}

/** There is no link to go on with: it was refused, or the page was opened without one. */
function NoLink({ isRefused, onEnter }: { isRefused: boolean; onEnter: (token: string) => void }) {
  return (
    <>
      <Heading>{isRefused ? 'This link no longer works' : 'Enter the code'}</Heading>
      <p className="lead soft">
        {isRefused
          ? 'A link works once and for a limited time, and a newer link replaces it.'
          : withoutLink}
      </p>
      <EnterCode onEnter={onEnter} />
      <p className="door-other">
        No email, or an old one? <a href="/auth/forgot">Request a new link</a>
      </p>
    </>
  );
}

export default asIsland(Reset);
