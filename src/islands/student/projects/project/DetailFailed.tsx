import { Alert } from '../../../ui/status/Alert.tsx';

/** The list's facts are shown; only what comes beyond them is missing. */
export function DetailFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert kind="warning">
      Progress notes could not be loaded.{' '}
      <button type="button" className="btn btn-link alert-act" onClick={onRetry}>
        Try again
      </button>
    </Alert>
  );
}
