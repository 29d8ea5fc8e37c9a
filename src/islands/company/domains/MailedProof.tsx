import type { Failure } from '../../../api/problem.ts';
import { domainCodeForm, domainProofForm } from '../../../contract/companies/company-domains.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';

interface Props {
  domain: string;
  isBusy: boolean;
  mailedTo: string | null;
  failure: Failure | null;
  onMail: (email: string) => void;
  onRedeem: (code: string) => void;
}

/** A code goes to somebody at the domain, and comes back. */
export function MailedProof({ domain, isBusy, mailedTo, failure, onMail, onRedeem }: Props) {
  const address = useForm(domainCodeForm, {
    defaultValues: { email: '' },
    failure,
    focusesError: true,
  });
  const answer = useForm(domainProofForm, { defaultValues: { code: '' }, focusesError: true });
  return (
    <>
      <form
        noValidate
        className="proof-line"
        onSubmit={address.handleSubmit(({ email }) => onMail(email))}
      >
        <TextField
          label={`An address at ${domain}`}
          type="email"
          autoComplete="email"
          hint="We email a code there, which works for 10 minutes."
          {...address.field('email')}
        />
        <BusyButton type="submit" className="justify-self-start mb-4" busy={isBusy}>
          {mailedTo ? 'Email another code' : 'Email a code'}
        </BusyButton>
      </form>
      {mailedTo && (
        <form
          noValidate
          className="proof-line"
          onSubmit={answer.handleSubmit(({ code }) => onRedeem(code))}
        >
          <TextField
            label="Code"
            autoComplete="one-time-code"
            inputMode="numeric"
            hint={`From the email to ${mailedTo}.`}
            {...answer.field('code')}
          />
          <BusyButton
            type="submit"
            look="primary"
            className="justify-self-start mb-4"
            busy={isBusy}
          >
            Confirm domain
          </BusyButton>
        </form>
      )}
    </>
  );
}
