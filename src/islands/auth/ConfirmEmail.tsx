import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as v from 'valibot';
import { mailsPerHour, otpForm } from '../../contract/accounts/auth.ts';
import { plainDigits } from '../../contract/typed/digits.ts';
import {
  type EmailConfirmation,
  isMailing,
  mayResend,
} from '../../machines/accounts/email-confirmation.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { Button } from '../ui/form/Button.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { Field, fieldId } from '../ui/form/fields.tsx';
import { useForm } from '../ui/form/useForm.ts';

interface Props {
  step: EmailConfirmation;
  onChangeAddress: () => void;
}

/** The code from the mail, in one field, so that pasting and the phone's own suggestion just work. */
export function ConfirmEmail({ step, onChangeAddress }: Props) {
  const snapshot = useSelector(step, (now) => now);
  const { email, failure } = snapshot.context;
  const form = useForm(v.pick(otpForm, ['OtpCode']), {
    defaultValues: { OtpCode: '' },
  });
  const { register, handleSubmit, errors } = form;

  useEffect(() => document.getElementById(fieldId('OtpCode'))?.focus(), []);

  return (
    <>
      <h1>Confirm your email</h1>
      <p className="lead soft">
        We emailed a code to <strong className="text-ink">{email}</strong>.
      </p>
      {failure && (
        <FormAlert>
          {failure.sentence ?? 'We could not check the code. Try again in a moment.'}
        </FormAlert>
      )}
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(({ OtpCode }) => step.send({ type: 'confirm', code: OtpCode }))}
      >
        <ErrorSummary {...form} />
        <Field
          label="Six-digit code"
          hint="The code is in the email’s subject. It expires after 10 minutes."
          error={errors.OtpCode?.message}
          field={register('OtpCode', { setValueAs: digitsOf })}
        >
          {({ className, ...control }) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              className={`form-control code ${className}`}
              onInput={({ currentTarget }) => {
                currentTarget.value = digitsOf(currentTarget.value);
              }}
            />
          )}
        </Field>
        <BusyButton
          type="submit"
          look="primary"
          size="lg"
          className="w-100"
          busy={snapshot.hasTag('busy')}
        >
          Confirm
        </BusyButton>
      </form>
      <ResendCode step={step} />
      <p className="door-other">
        Wrong email address?{' '}
        <Button
          look="link"
          // The error of a code left empty would move this from under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChangeAddress}
        >
          Change it
        </Button>
      </p>
    </>
  );
}

/** The digits of what was typed or pasted: `123 456` and `Your code: 123456` are fine too. */
const digitsOf = (text: string): string => plainDigits(text).replace(/\D/g, '').slice(0, 6);

/** Asks for another code, once a minute; until then it says how long. */
function ResendCode({ step }: { step: EmailConfirmation }) {
  const snapshot = useSelector(step, (now) => now);
  const { secondsLeft } = snapshot.context;
  return (
    <p className="door-other">
      No email? Check your spam folder, or{' '}
      {mayResend(snapshot) ? (
        <Button look="link" onClick={() => step.send({ type: 'resend' })}>
          request another code
        </Button>
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
