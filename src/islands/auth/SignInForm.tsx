import type { Failure } from '../../api/act/failure.ts';
import { signInForm } from '../../contract/accounts/auth.ts';
import type { Credentials } from '../../machines/accounts/sign-in.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { TextField } from '../ui/form/fields.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { useForm } from '../ui/form/useForm.ts';
import { carriedAddress } from './carried-address.ts';
import { DoorLink } from './DoorLink.tsx';

interface Props {
  credentials: Credentials;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ credentials, failure, isBusy, onSubmit }: Props) {
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
