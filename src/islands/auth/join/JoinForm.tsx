import * as v from 'valibot';
import type { Failure } from '../../../api/act/failure.ts';
import { acceptanceForm, type OpenedInvitation } from '../../../contract/companies/members.ts';
import { newPassword } from '../../../contract/fields.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useForm } from '../../ui/form/useForm.ts';

interface Props {
  invitation: OpenedInvitation;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (answer: { name: string; password: string }) => void;
}

const { name, password } = acceptanceForm.entries;
const ofKnown = v.object({ name, password });
const ofNew = v.object({ name, password: newPassword });

/** Who joins which company as what, with the password of their account or a first one. */
export function JoinForm({ invitation, failure, isBusy, onSubmit }: Props) {
  const { companyName, email, memberRole, hasAccount } = invitation;
  const form = useForm(hasAccount ? ofKnown : ofNew, {
    defaultValues: { name: invitation.name, password: '' },
    failure,
  });
  const { handleSubmit } = form;
  return (
    <>
      <h1>Join {companyName}</h1>
      <p className="lead soft">
        As {memberRole === 'Owner' ? 'an' : 'a'} {memberRole}, with{' '}
        <strong className="text-ink">{email}</strong>.
      </p>
      {failure && failure.fields.length === 0 && (
        <FormAlert>
          {failure.sentence ?? 'The server did not answer. The link still works. Try again.'}
        </FormAlert>
      )}
      <form method="post" noValidate onSubmit={handleSubmit(onSubmit)}>
        <ErrorSummary {...form} />
        <TextField
          label="Your name"
          autoComplete="name"
          hint="Students read it with what you do for the company."
          {...form.field('name')}
        />
        <PasswordField
          label={hasAccount ? 'Your password' : 'Choose a password'}
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
          hint={
            hasAccount
              ? 'Of the account you have with this address.'
              : 'At least 8 characters; longer is better.'
          }
          {...form.field('password')}
        />
        <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={isBusy}>
          Join {companyName}
        </BusyButton>
      </form>
    </>
  );
}
