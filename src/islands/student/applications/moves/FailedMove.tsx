import type { SnapshotFrom } from 'xstate';
import {
  type applicationMoveMachine,
  failedMove,
  isOvertaken,
  type Wish,
} from '../../../../machines/applications/application-move.ts';
import { Alert } from '../../../ui/status/Alert.tsx';

interface Props {
  snapshot: SnapshotFrom<typeof applicationMoveMachine>;
  onRetry: (wish: Wish) => void;
}

/** Why the last move did not come about, and whether it can be tried again. */
export function FailedMove({ snapshot, onRetry }: Props) {
  const failed = failedMove(snapshot);
  if (!failed) return null;
  const { wish, failure } = failed;
  const title = `“${wish.application.projectTitle}”`;
  if (isOvertaken(failure)) {
    return (
      <Alert kind="danger">
        {title} has changed in the meantime. {failure.sentence} Its current status is shown.
      </Alert>
    );
  }
  return (
    <Alert kind="danger">
      {title} has not changed:{' '}
      {whyNot(failure.reason) ?? failure.sentence ?? 'something went wrong.'}{' '}
      <button type="button" className="btn btn-link alert-act" onClick={() => onRetry(wish)}>
        Try again
      </button>
    </Alert>
  );
}

const whyNot = (reason: string): string | null =>
  reason === 'unreachable' ? 'we did not receive your answer.' : null;
