import { useSelector } from '@xstate/react';
import { mailsPerHour } from '../../contract/accounts/auth.ts';
import {
  type EmailConfirmation,
  isMailing,
  mayResend,
} from '../../machines/accounts/email-confirmation.ts';

/** Asks for another code, once a minute; until then it says how long. */
export function ResendCode({ step }: { step: EmailConfirmation }) {
  const snapshot = useSelector(step, (now) => now);
  const { secondsLeft } = snapshot.context;
  return (
    <p className="door-other">
      No email? Check your spam folder, or{' '}
      {mayResend(snapshot) ? (
        <button
          type="button"
          className="btn btn-link"
          onClick={() => step.send({ type: 'resend' })}
        >
          request another code
        </button>
      ) : (
        <span className="soft">
          {isMailing(snapshot)
            ? 'wait while we send a code'
            : `request another code in ${secondsLeft} s`}
        </span>
      )}
      . We send at most {mailsPerHour} emails an hour to one address.
    </p>
  );
}
