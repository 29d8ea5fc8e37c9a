import type { SnapshotFrom } from 'xstate';
import type { preferencesMachine } from '../../../../machines/preferences.ts';

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
  if (snapshot.matches('failed') || snapshot.matches('overtaken')) {
    return (
      <div className="alert alert-danger" role="alert">
        <p>
          {snapshot.context.failure?.sentence ?? 'The connection is lost.'} Your ranking is not
          saved yet. You see it as you put it.
        </p>
        <div className="alert-acts">
          <button type="button" className="btn btn-outline-primary" onClick={onRetry}>
            Save again
          </button>
          <button type="button" className="btn btn-quiet" onClick={onUndo}>
            Back to the saved ranking
          </button>
        </div>
      </div>
    );
  }
  const isWaiting = unranked > 0 && snapshot.matches('idle');
  return (
    <>
      <p className="order-state" role="status">
        {snapshot.matches('saving') && 'Saving…'}
        {snapshot.matches('saved') && 'Saved'}
        {isWaiting &&
          (unranked === of
            ? 'There is no ranking yet. They stand as they came.'
            : `${unranked} not ranked yet, at the end as they came.`)}
      </p>
      {isWaiting && (
        <button type="button" className="btn btn-outline-primary" onClick={onKeep}>
          Keep this order
        </button>
      )}
    </>
  );
}
