import { useMachine } from '@xstate/react';
import { type LinkAnswerKind, linkAnswerMachine } from '../../machines/accounts/link-answer.ts';
import { BusyButton } from '../ui/form/BusyButton.tsx';
import { FormAlert } from '../ui/form/FormAlert.tsx';
import { asIsland } from '../ui/island/as-island.tsx';
import { EnterCode, withoutLink } from './EnterCode.tsx';
import { Heading } from './Heading.tsx';

const words = {
  confirm: {
    title: 'Confirm your new email address',
    lead: 'You will then sign in with the address this link was sent to. All your sessions end.',
    act: 'Confirm this address',
    done: 'Your new address is confirmed',
    next: 'Sign in with it from now on.',
  },
  keep: {
    title: 'Keep your email address?',
    lead: 'This stops the change. You keep signing in with the address this link was sent to.',
    act: 'Keep my address',
    done: 'Your address stays',
    next: 'The change was stopped. If somebody else may know your password, set a new one.',
  },
  join: {
    title: 'Ask to join your company?',
    lead: 'This confirms the address this link was sent to, and asks the owners of your company to let you in.',
    act: 'Ask the owners',
    done: 'The owners have been asked',
    next: null,
  },
} as const;

/** Page of mailed links that ask one question. */
function LinkAnswer({ to }: { to: LinkAnswerKind }) {
  const [snapshot, send] = useMachine(linkAnswerMachine);
  const { title, lead, act, done, next } = words[to];
  const { failure } = snapshot.context;
  if (snapshot.matches('done')) {
    return (
      <>
        <Heading>{done}</Heading>
        <p className="lead soft">{next ?? snapshot.context.answer}</p>
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
          {snapshot.matches('refused') ? 'This link no longer works' : 'Enter the code'}
        </Heading>
        <p className="lead soft">{failure?.sentence ?? withoutLink}</p>
        <EnterCode onEnter={(token) => send({ type: 'link', token })} />
        <p className="door-other">
          {to === 'join' ? (
            <a href="/auth/ask-to-join">Ask to join again</a>
          ) : (
            <>
              Something not right? <a href="/contactus">Tell the programme’s office.</a>
            </>
          )}
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
        look="primary"
        size="lg"
        className="w-100"
        busy={snapshot.hasTag('busy')}
        disabled={snapshot.matches('reading')}
        onClick={() => send({ type: 'submit', said: to })}
      >
        {act}
      </BusyButton>
    </>
  );
}

export default asIsland(LinkAnswer);
