import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from '../../../machines/preferences.ts';
import { Alert } from '../../ui/Alert.tsx';

interface Props {
  snapshot: SnapshotFrom<typeof preferencesMachine>;
  /** Some of what is listed has no place in the order yet. */
  isUnranked: boolean;
  onKeep: () => void;
  onRetry: () => void;
  onUndo: () => void;
}

/** Whether the order is kept, and what to do where it is not. */
export function OrderState({ snapshot, isUnranked, onKeep, onRetry, onUndo }: Props) {
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
  const isWaiting = isUnranked && snapshot.matches('idle');
  return (
    <>
      <p className="order-state" role="status">
        {snapshot.matches('saving') && 'Saving…'}
        {snapshot.matches('saved') && 'Saved'}
        {isWaiting && 'Some have no place in your order yet, and stand at the end.'}
      </p>
      {isWaiting && (
        <button type="button" className="btn btn-outline-primary" onClick={onKeep}>
          Keep this order
        </button>
      )}
    </>
  );
}
