import { Alert } from '../status/Alert.tsx';
import type { KeptDraft } from './useKeptDraft.ts';

/** Says that a form shows more than the server has, and offers to let it go. */
export function DraftNotice({ isFound, discard }: KeptDraft) {
  if (!isFound) return null;
  return (
    <Alert kind="info">
      These are changes you have not saved.{' '}
      <button type="button" className="btn btn-link alert-act" onClick={discard}>
        Discard
      </button>
    </Alert>
  );
}
