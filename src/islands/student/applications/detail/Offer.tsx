import { deadlineOf, timeLeft } from '../moves/deadline.ts';

/** An offer that waits for its student, and how long it still does. */
export function Offer({ expiresAt }: { expiresAt: string }) {
  const left = timeLeft(expiresAt);
  if (!left) return <p className="application-offer">The time to answer this offer is over.</p>;
  return (
    <p className="application-offer">
      You are offered a place. Answer by{' '}
      <strong>
        <time dateTime={expiresAt}>{deadlineOf(expiresAt)}</time>
      </strong>
      ; {left}.
    </p>
  );
}
