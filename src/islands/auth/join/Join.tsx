import { useMachine } from '@xstate/react';
import * as v from 'valibot';
import { useAct } from '../../../api/act/useAct.ts';
import type { Failure } from '../../../api/problem.ts';
import {
  acceptanceForm,
  declineInvitation,
  type OpenedInvitation,
} from '../../../contract/companies/members.ts';
import { newPassword, passwordHint } from '../../../contract/fields.ts';
import { joinMachine } from '../../../machines/companies/join.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { asIsland } from '../../ui/island/as-island.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { EnterCode, withoutLink } from '../EnterCode.tsx';
import { Heading } from '../Heading.tsx';

/** Page of an invitation's link, which leads into a company. */
function Join() {
  const [snapshot, send] = useMachine(joinMachine);
  const { opened, failure } = snapshot.context;
  const enter = <EnterCode onEnter={(token) => send({ type: 'link', token })} />;
  return (
    <>
      {snapshot.matches('refused') && (
        <>
          <Heading>You cannot join with this link</Heading>
          <p className="lead soft">
            {failure?.sentence ??
              'It has been used or withdrawn, or it is too old. Ask for a new one.'}
          </p>
          {failure?.reason === 'email-taken' ? <Decline token={snapshot.context.token} /> : enter}
        </>
      )}
      {snapshot.matches('without link') && (
        <>
          <Heading>Enter the code</Heading>
          <p className="lead soft">{withoutLink}</p>
          {enter}
          <p className="door-other">
            No email? <DoorLink to="/auth/ask-to-join">Ask to join</DoorLink>
          </p>
        </>
      )}
      {(snapshot.matches('reading') || snapshot.matches('opening')) && (
        <>
          <h1>Join a company</h1>
          <p className="lead soft" role="status">
            Opening your invitation…
          </p>
        </>
      )}
      {snapshot.matches('unopened') && (
        <>
          <h1>Join a company</h1>
          <FormAlert>
            {failure?.sentence ?? 'The server did not answer. The link still works. Try again.'}
          </FormAlert>
          <Button
            look="primary"
            size="lg"
            className="w-100"
            onClick={() => send({ type: 'retry' })}
          >
            Try again
          </Button>
        </>
      )}
      {opened && (snapshot.matches('asked') || snapshot.hasTag('busy')) && (
        <JoinForm
          invitation={opened}
          failure={failure}
          isBusy={snapshot.hasTag('busy')}
          onSubmit={(said) => send({ type: 'submit', said })}
        />
      )}
      <div className="door-other">
        <DoorLink to="/auth/login">Back to Login</DoorLink>
      </div>
    </>
  );
}

/** Tells the company that this person cannot join with this address. */
function Decline({ token }: { token: string }) {
  const { press, answer, failure, isPending } = useAct(declineInvitation);
  if (answer) return <p role="status">{answer}</p>;
  return (
    <>
      {failure && (
        <FormAlert>{failure.sentence ?? 'The server did not answer. Press it again.'}</FormAlert>
      )}
      <BusyButton
        look="primary"
        size="lg"
        className="w-100"
        busy={isPending}
        onClick={() => press({ body: { token } })}
      >
        Tell the company
      </BusyButton>
      <p className="soft mt-3">
        This invitation ends then. The company reads that you do not join at this address, and not
        why.
      </p>
    </>
  );
}

interface JoinFormProps {
  invitation: OpenedInvitation;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (answer: { name: string; password: string }) => void;
}

const { name, password } = acceptanceForm.entries;
const ofKnown = v.object({ name, password });
const ofNew = v.object({ name, password: newPassword });

/** Accepts an invitation with the password of an account or a first one. */
function JoinForm({ invitation, failure, isBusy, onSubmit }: JoinFormProps) {
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
      <form method="post" noValidate onSubmit={handleSubmit(onSubmit)}>
        <FormTrouble
          {...form}
          unsaid="The server did not answer. The link still works. Try again."
        />
        <TextField
          label="Your name"
          autoComplete="name"
          hint="Students read it with what you do for the company."
          {...form.field('name')}
        />
        <PasswordField
          label={hasAccount ? 'Your password' : 'Choose a password'}
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
          hint={hasAccount ? 'Of the account you have with this address.' : passwordHint}
          {...form.field('password')}
        />
        <BusyButton type="submit" look="primary" size="lg" className="w-100" busy={isBusy}>
          Join {companyName}
        </BusyButton>
      </form>
    </>
  );
}

export default asIsland(Join);
