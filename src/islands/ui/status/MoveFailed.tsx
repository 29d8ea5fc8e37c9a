import type { Failure } from '../../../machines/calls/failure.ts';
import { Alert } from './Alert.tsx';

/** Why the last move did not work; stays until the next one. */
export function MoveFailed({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Alert kind="danger">
      {failure.sentence ??
        'The server did not answer, so we do not know whether this worked. Try again.'}
    </Alert>
  );
}
