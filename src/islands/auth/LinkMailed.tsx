import { mailsPerHour } from '../../contract/accounts/auth.ts';
import { Heading } from './Heading.tsx';

interface Props {
  email: string;
  /** The server's words, the same for every address. */
  answer: string;
  onAskAgain: () => void;
}

export function LinkMailed({ email, answer, onAskAgain }: Props) {
  return (
    <>
      <Heading>Check your email</Heading>
      <p className="lead soft">{answer}</p>
      <p>
        The link works once and expires after 30 minutes. Setting a new password ends all your
        sessions.
      </p>
      <p className="door-other">
        You entered <strong className="door-email">{email}</strong>. No email? Check your spam
        folder, or{' '}
        <button type="button" className="btn btn-link" onClick={onAskAgain}>
          request another link
        </button>
        . We send at most {mailsPerHour} emails an hour to one address.
      </p>
    </>
  );
}
