import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from '../../../machines/preferences.ts';
import { Alert } from '../../ui/Alert.tsx';

interface Props {
  snapshot: SnapshotFrom<typeof preferencesMachine>;
  /** How many have no place in the order yet. */
  unranked: number;
  of: number;
  onKeep: () => void;
  onRetry: () => void;
  onUndo: () => void;
}

/** Whether the order is kept, and what to do where it is not. */
export function OrderState({ snapshot, unranked, of, onKeep, onRetry, onUndo }: Props) {
  const { failure } = snapshot.context;
  if (snapshot.matches('failed') || snapshot.matches('overtaken')) {
    return (
      <Alert kind="danger">
        <p>
          {failure?.sentence ?? 'The connection is lost.'} Your order is not saved yet. You see it
          as you put it.
        </p>
        <div className="alert-acts">
          <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
            Save again
          </button>
          <button type="button" className="btn btn-quiet" onClick={onUndo}>
            Back to the saved order
          </button>
        </div>
      </Alert>
    );
  }
  const isWaiting = unranked > 0 && snapshot.matches('idle');
  return (
    <>
      <p className="order-state" role="status">
        {snapshot.matches('saving') && 'Saving…'}
        {snapshot.matches('saved') && 'Saved'}
        {isWaiting && (unranked === of ? 'There is no order yet.' : inWords(unranked))}
      </p>
      {isWaiting && (
        <button type="button" className="btn btn-outline-primary" onClick={onKeep}>
          Keep this order
        </button>
      )}
    </>
  );
}

const inWords = (unranked: number): string =>
  unranked === 1
    ? 'One has no place in your order yet, and stands at the end.'
    : `${unranked} have no place in your order yet, and stand at the end.`;
