import { Alert } from '../status/Alert.tsx';

interface Props {
  isCutOff: boolean;
  /** Whether anything is shown that may be out of date. */
  hasData: boolean;
  onRetry: () => void;
}

/** Says that what is shown may no longer be true, or cannot be shown yet. */
export function Outdated({ isCutOff, hasData, onRetry }: Props) {
  return (
    <Alert kind="warning">
      {sentenceFor(isCutOff, hasData)}{' '}
      <button type="button" className="btn btn-link alert-act" onClick={onRetry}>
        Try again
      </button>
    </Alert>
  );
}

function sentenceFor(isCutOff: boolean, hasData: boolean): string {
  if (!isCutOff) return 'This could not be updated, and may have changed since.';
  return hasData
    ? 'The connection is lost. What you see may be out of date; it updates as soon as the connection is back.'
    : 'The connection is lost. This loads as soon as the connection is back.';
}
