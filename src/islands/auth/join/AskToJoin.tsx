import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMachine } from '@xstate/react';
import { useForm } from 'react-hook-form';
import { joinRequestForm } from '../../../contract/companies/members.ts';
import { askToJoinMachine } from '../../../machines/companies/ask-to-join.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
import { carriedAddress } from '../carried-address.ts';
import { DoorLink } from '../DoorLink.tsx';
import { Heading } from '../Heading.tsx';

/** Whose company is here already asks its owners to be let in. */
export default function AskToJoin() {
  const [snapshot, send] = useMachine(askToJoinMachine);
  const { answer, failure } = snapshot.context;
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(joinRequestForm),
    defaultValues: { name: '', email: carriedAddress() },
  });
  const { errors, submitCount } = formState;
  useServerErrors(failure, setError);
  return (
    <>
      {answer ? (
        <>
          <Heading>Wait for an email</Heading>
          <p className="lead soft">{answer}</p>
        </>
      ) : (
        <>
          <h1>Ask to join</h1>
          <p className="lead soft">
            Your company is here already? If it has proved the domain of your address, we mail you a
            link, and its owners let you in.
          </p>
          {failure && failure.fields.length === 0 && (
            <FormAlert>
              {failure.sentence ??
                'The server did not answer. Your words are still here. Send again.'}
            </FormAlert>
          )}
          <form
            method="post"
            noValidate
            onSubmit={handleSubmit((form) => send({ type: 'submit', form }))}
          >
            <ErrorSummary errors={errors} submitCount={submitCount} />
            <TextField
              label="Your name"
              autoComplete="name"
              field={register('name')}
              error={errors.name?.message}
            />
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              hint="Your own address at the company."
              field={register('email')}
              error={errors.email?.message}
            />
            <BusyButton
              type="submit"
              className="btn btn-primary btn-lg w-100"
              busy={snapshot.hasTag('busy')}
            >
              Ask to join
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
