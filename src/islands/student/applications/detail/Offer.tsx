import { deadlineOf, timeLeft } from '../moves/deadline.ts';

/** An offer that waits for its student, and how long it still does. */
export function Offer({ expiresAt }: { expiresAt: string }) {
  const left = timeLeft(expiresAt);
  if (!left) return <p className="application-offer">This offer has expired.</p>;
  return (
    <p className="application-offer">
      You have been offered a place. Accept or decline by{' '}
      <strong>
        <time dateTime={expiresAt}>{deadlineOf(expiresAt)}</time>
      </strong>
      ; {left}.
    </p>
  );
}
