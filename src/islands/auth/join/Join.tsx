import { useMachine } from '@xstate/react';
import { joinMachine } from '../../../machines/companies/join.ts';
import { Button } from '../../ui/form/Button.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { DoorLink } from '../DoorLink.tsx';
import { Heading } from '../Heading.tsx';
import { JoinForm } from './JoinForm.tsx';

/** Where the link of an invitation leads: into the company that sent it. */
export default function Join() {
  const [snapshot, send] = useMachine(joinMachine);
  const { opened, failure } = snapshot.context;
  return (
    <>
      {snapshot.matches('refused') && (
        <>
          <Heading>You cannot join with this link</Heading>
          <p className="lead soft">
            {failure?.sentence ??
              'It has been used or withdrawn, or it is too old. Ask for a new one.'}
          </p>
        </>
      )}
      {snapshot.matches('without link') && (
        <>
          <Heading>This page needs a link</Heading>
          <p className="lead soft">
            Open the link in our email again. It is lost when you reload this page. Without an
            email, <DoorLink to="/auth/ask-to-join">ask to join</DoorLink>.
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
