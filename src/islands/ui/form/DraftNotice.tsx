import { Alert } from '../status/Alert.tsx';
import type { KeptDraft } from './useKeptDraft.ts';

interface Props extends KeptDraft {
  /** What is shown that the server has not. */
  words?: string;
}

/** Says that a form shows more than the server has, and offers to let it go. */
export function DraftNotice({
  isFound,
  discard,
  words = 'These are changes you have not saved.',
}: Props) {
  if (!isFound) return null;
  return (
    <Alert kind="info">
      {words}{' '}
      <button type="button" className="btn btn-link alert-act" onClick={discard}>
        Discard
      </button>
    </Alert>
  );
}
