import type { SnapshotFrom } from 'xstate';
import {
  type applicationMoveMachine,
  failedMove,
} from '../../../../machines/applications/application-move.ts';
import { Alert } from '../../../ui/status/Alert.tsx';

/** Somebody else, or time, was faster than the last move. */
export function FailedMove({
  snapshot,
}: {
  snapshot: SnapshotFrom<typeof applicationMoveMachine>;
}) {
  const failed = failedMove(snapshot);
  if (!failed) return null;
  const { wish, failure } = failed;
  return (
    <Alert kind="danger">
      “{wish.application.projectTitle}” has changed in the meantime. {failure.sentence} Its current
      status is shown.
    </Alert>
  );
}
