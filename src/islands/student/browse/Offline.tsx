import { Alert } from '../../ui/status/Alert.tsx';

interface Props {
  hasList: boolean;
  onRetry: () => void;
}

/** No network: what was listed stays, and is asked for again without being told to. */
export function Offline({ hasList, onRetry }: Props) {
  return (
    <Alert kind="warning">
      {hasList
        ? 'You are offline. These are the projects as they were; they follow your filters again as soon as you are back. '
        : 'You are offline. Projects show as soon as you are back. '}
      <button
        type="button"
        className="btn btn-link p-0 align-baseline text-decoration-underline"
        onClick={onRetry}
      >
        Try again
      </button>
    </Alert>
  );
}
