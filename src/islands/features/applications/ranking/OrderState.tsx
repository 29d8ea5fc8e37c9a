import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from '../../../../machines/applications/preferences.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';

interface Props {
  /** What its owner calls the order. */
  called: 'order' | 'ranking';
  snapshot: SnapshotFrom<typeof preferencesMachine>;
  /** How many have no place in the order yet. */
  unranked: number;
  of: number;
  /** Says so, of those without a place: of all, or of some. */
  unrankedWords: (unranked: number, of: number) => string;
  onKeep: () => void;
  onRetry: () => void;
  onUndo: () => void;
}

/** Whether the order is kept, and what to do where it is not. */
export function OrderState({ called, snapshot, unranked, of, unrankedWords, ...acts }: Props) {
  const { onKeep, onRetry, onUndo } = acts;
  const { failure } = snapshot.context;
  if (snapshot.matches('failed') || snapshot.matches('overtaken')) {
    return (
      <Alert kind="danger">
        <p>
          {failure?.sentence ?? 'The connection is lost.'} Your {called} is not saved yet. The list
          shows your changes.
        </p>
        <div className="d-flex flex-wrap gap-2">
          <Button onClick={onRetry}>Save again</Button>
          <Button look="quiet" onClick={onUndo}>
            Restore the saved {called}
          </Button>
        </div>
      </Alert>
    );
  }
  const isWaiting = unranked > 0 && snapshot.matches('idle');
  return (
    <>
      <p className="mb-2 min-h-line soft" role="status">
        {snapshot.matches('saving') && 'Saving…'}
        {snapshot.matches('saved') && 'Saved'}
        {isWaiting && unrankedWords(unranked, of)}
      </p>
      {isWaiting && <Button onClick={onKeep}>Save this order</Button>}
    </>
  );
}
