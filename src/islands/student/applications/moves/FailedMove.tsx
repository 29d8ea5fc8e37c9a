import { Alert } from '../../../ui/status/Alert.tsx';
import type { Moves } from './useMoves.ts';

/** Somebody else, or time, was faster than the last move. */
export function FailedMove({ moves: { overtaken, failure } }: { moves: Moves }) {
  if (!overtaken) return null;
  return (
    <Alert kind="danger">
      “{overtaken.application.projectTitle}” has changed in the meantime. {failure?.sentence} Its
      current status is shown.
    </Alert>
  );
}
