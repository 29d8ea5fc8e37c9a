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
      <Heading>Look into your mail</Heading>
      <p className="lead soft">{answer}</p>
      <p>The link works once, for 30 minutes, and ends all sessions that are open now.</p>
      <p className="door-other">
        You gave <strong className="door-email">{email}</strong>. No mail yet? Look into the spam
        folder, or{' '}
        <button type="button" className="btn btn-link" onClick={onAskAgain}>
          ask again
        </button>
        .
      </p>
    </>
  );
}
