import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { preferencesMachine } from '../../../../machines/applications/preferences.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';

interface Props {
  /** Name of the order for its owner. */
  called: 'order' | 'ranking';
  snapshot: SnapshotFrom<typeof preferencesMachine>;
  send: (event: EventFromLogic<typeof preferencesMachine>) => void;
  /** The place of each in the order; null for those that have none yet. */
  places: readonly (number | null)[];
  /** Says that all or some have no place yet. */
  unrankedWords: (unranked: number, of: number) => string;
}

/** Shows if the order is saved, and what to do if not. */
export function OrderState({ called, snapshot, send, places, unrankedWords }: Props) {
  const { failure, order } = snapshot.context;
  if (snapshot.matches('failed') || snapshot.matches('overtaken')) {
    return (
      <Alert kind="danger">
        <p>
          {failure?.sentence ?? 'The connection is lost.'} Your {called} is not saved yet. The list
          shows your changes.
        </p>
        <div className="d-flex flex-wrap gap-2">
          <Button onClick={() => send({ type: 'retry' })}>Save again</Button>
          <Button look="quiet" onClick={() => send({ type: 'undo' })}>
            Restore the saved {called}
          </Button>
        </div>
      </Alert>
    );
  }
  const unranked = places.filter((place) => place === null).length;
  const isWaiting = unranked > 0 && snapshot.matches('idle');
  return (
    <>
      <p className="mb-2 min-h-line soft" role="status">
        {snapshot.matches('saving') && 'Saving…'}
        {snapshot.matches('saved') && 'Saved'}
        {isWaiting && unrankedWords(unranked, places.length)}
      </p>
      {isWaiting && <Button onClick={() => send({ type: 'put', order })}>Save this order</Button>}
    </>
  );
}
