import { useAct } from '../../api/act/useAct.ts';
import { mailsPerHour } from '../../contract/accounts/auth.ts';
import { forgotPassword } from '../../contract/accounts/passwords.ts';
import { timeNow } from '../../session/clock.ts';
import { keepReturnPlace } from '../../session/return-place.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { Button } from '../ui/form/Button.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { TextField } from '../ui/form/fields.tsx';
import { useForm } from '../ui/form/useForm.ts';
import { asIsland } from '../ui/island/as-island.tsx';
import { carriedAddress } from './carried-address.ts';
import { DoorLink } from './DoorLink.tsx';
import { Heading } from './Heading.tsx';

/** The screen of a forgotten password: the address, then where to look. */
function Forgot() {
  // The server answers one sentence, whether the address has an account or not.
  const { press, isPending, answer, failure, forget } = useAct(forgotPassword, {
    done() {
      // The mailed link opens a page of its own, which does not know where the person wanted to go.
      const next = new URLSearchParams(window.location.search).get('next');
      if (next) keepReturnPlace(next, timeNow());
    },
  });
  const form = useForm(forgotPassword.body, {
    defaultValues: { email: carriedAddress() },
    failure,
  });
  return (
    <>
      {answer ? (
        <>
          <Heading>Check your email</Heading>
          <p className="lead soft">{answer}</p>
          <p>
            The link works once and expires after 30 minutes. Setting a new password ends all your
            sessions.
          </p>
          <p className="door-other">
            You entered <strong className="text-ink">{form.getValues('email')}</strong>. No email?
            Check your spam folder, or{' '}
            <Button look="link" onClick={forget}>
              request another link
            </Button>
            . We send at most {mailsPerHour} emails an hour to one address.
          </p>
        </>
      ) : (
        <>
          <h1>Forgot password?</h1>
          <p className="lead soft">
            Enter your email address. We will email you a link to set a new password.
          </p>
          {failure && (
            <FormAlert>
              {failure.sentence ?? 'We could not send a link. Try again in a moment.'}
            </FormAlert>
          )}
          <form method="post" noValidate onSubmit={form.handleSubmit((body) => press({ body }))}>
            <ErrorSummary {...form} />
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              {...form.field('email')}
            />
            <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={isPending}>
              Send link
            </BusyButton>
          </form>
        </>
      )}
      <div className="door-other">
        <DoorLink to="/auth/login">Back to Login</DoorLink>
      </div>
    </>
  );
}

export default asIsland(Forgot);
