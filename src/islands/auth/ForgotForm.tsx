import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { Failure } from '../../api/act/failure.ts';
import { forgotPassword } from '../../contract/accounts/auth.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../ui/form/ErrorSummary.tsx';
import { TextField } from '../ui/form/fields.tsx';
import { useServerErrors } from '../ui/form/useServerErrors.ts';
import { carriedAddress } from './carried-address.ts';

interface Props {
  email: string;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (email: string) => void;
}

export function ForgotForm({ email, failure, isBusy, onSubmit }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(forgotPassword.body),
    defaultValues: { email: email || carriedAddress() },
  });
  const { errors, submitCount } = formState;
  useServerErrors(failure, setError);

  return (
    <form method="post" noValidate onSubmit={handleSubmit((form) => onSubmit(form.email))}>
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        field={register('email')}
        error={errors.email?.message}
      />
      <BusyButton type="submit" className="btn btn-primary btn-lg w-100" busy={isBusy}>
        Send link
      </BusyButton>
    </form>
  );
}
