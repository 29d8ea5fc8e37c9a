import type { Failure } from '../../../api/problem.ts';
import { FormAlert } from '../form/FormAlert.tsx';

/** Failure of the last move, until the next one. */
export function MoveFailed({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <FormAlert>
      {failure.sentence ??
        'The server did not answer, so we do not know whether this worked. Try again.'}
    </FormAlert>
  );
}
