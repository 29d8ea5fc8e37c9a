import { Alert } from '../../../ui/status/Alert.tsx';

/** The list stays, with a word that it may no longer be true. */
export function Outdated({ isCutOff, onRetry }: { isCutOff: boolean; onRetry: () => void }) {
  if (isCutOff) {
    return (
      <Alert kind="warning">
        The connection is lost. What you see may be out of date; it is read again as soon as the
        connection is back.
      </Alert>
    );
  }
  return (
    <Alert kind="warning">
      Your applications could not be read again, and may have changed since.{' '}
      <button type="button" className="btn btn-link alert-act" onClick={onRetry}>
        Try again
      </button>
    </Alert>
  );
}
