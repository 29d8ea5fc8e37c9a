import { useMachine } from '@xstate/react';
import { type AddressAnswer, addressChangeMachine } from '../../machines/auth/address-change.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { Heading } from './Heading.tsx';

const words = {
  confirm: {
    title: 'Confirm your new email address',
    lead: 'From then on you sign in with the address this link was sent to. All your sessions end.',
    act: 'Confirm this address',
    done: 'Your new address is confirmed',
    next: 'Sign in with it from now on.',
  },
  keep: {
    title: 'Keep your email address?',
    lead: 'This stops the change. You go on signing in with the address this link was sent to.',
    act: 'Keep my address',
    done: 'Your address stays',
    next: 'The change was stopped. If somebody else may know your password, set a new one.',
  },
} as const;

/** Where the links about a changed address lead. */
export default function AddressChange({ to }: { to: AddressAnswer }) {
  const [snapshot, send] = useMachine(addressChangeMachine, { input: { to } });
  const { title, lead, act, done, next } = words[to];
  const { failure } = snapshot.context;
  if (snapshot.matches('answered')) {
    return (
      <>
        <Heading>{done}</Heading>
        <p className="lead soft">{next}</p>
        <a className="btn btn-primary btn-lg w-100" href="/auth/login">
          Login
        </a>
        {to === 'keep' && (
          <p className="door-other">
            <a href="/auth/forgot">Set a new password</a>
          </p>
        )}
      </>
    );
  }
  if (snapshot.matches('refused') || snapshot.matches('without link')) {
    return (
      <>
        <Heading>
          {snapshot.matches('refused') ? 'This link no longer works' : 'This page needs a link'}
        </Heading>
        <p className="lead soft">
          {failure?.sentence ??
            'Open the link in our email again. It is lost when you reload this page.'}
        </p>
        <p>
          Something not right? <a href="/contactus">Tell the programme team.</a>
        </p>
      </>
    );
  }
  return (
    <>
      <h1>{title}</h1>
      <p className="lead soft">{lead}</p>
      {snapshot.matches({ asked: 'failed' }) && (
        <FormAlert>
          {failure?.sentence ?? 'The server did not answer. The link still works. Try again.'}
        </FormAlert>
      )}
      <BusyButton
        className="btn btn-primary btn-lg w-100"
        busy={snapshot.hasTag('busy')}
        disabled={snapshot.matches('reading')}
        onClick={() => send({ type: 'answer' })}
      >
        {act}
      </BusyButton>
    </>
  );
}
