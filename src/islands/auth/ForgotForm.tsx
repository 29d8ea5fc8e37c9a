import type { Failure } from '../../api/act/failure.ts';
import { forgotPassword } from '../../contract/accounts/auth.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { TextField } from '../ui/form/fields.tsx';
import { useForm } from '../ui/form/useForm.ts';
import { carriedAddress } from './carried-address.ts';

interface Props {
  email: string;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

export function ForgotForm({ email, failure, isBusy, onSubmit }: Props) {
  const form = useForm(forgotPassword.body, {
    defaultValues: { email: email || carriedAddress() },
    failure,
  });
  const { handleSubmit } = form;

  return (
    <form method="post" noValidate onSubmit={handleSubmit((form) => onSubmit(form.email))}>
      <ErrorSummary {...form} />
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={isBusy}>
        Send link
      </BusyButton>
    </form>
  );
}
