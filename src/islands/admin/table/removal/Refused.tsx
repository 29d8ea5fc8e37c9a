import { type Failure, mayBeDone } from '../../../../api/problem.ts';
import type { Change } from '../../../../api/tables/source.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';

interface Props {
  refused: { change: Change; failure: Failure };
  /** Opens the dialog again with what was typed; null where it was not typed. */
  onAgain: (() => void) | null;
  onDismiss: () => void;
}

/** A change that came to nothing, or may have: why, that the row is as it was, and the way back to what was typed. */
export function Refused({ refused, onAgain, onDismiss }: Props) {
  const { change, failure } = refused;
  const sentences = [failure.sentence, ...failure.fields.map(({ message }) => message)];
  return (
    <Alert kind="danger">
      <p className="mb-2">
        <strong>
          {mayBeDone(failure)
            ? `Your change to “${change.label}” may not have been saved. The table shows the old version.`
            : `Your change to “${change.label}” was not saved.`}
        </strong>{' '}
        {[...new Set(sentences)].filter(Boolean).join(' ') || 'Try again.'}
      </p>
      {onAgain && (
        <Button look="outline-danger" size="sm" className="me-2" onClick={onAgain}>
          Edit again
        </Button>
      )}
      <Button look="quiet" size="sm" onClick={onDismiss}>
        Dismiss
      </Button>
    </Alert>
  );
}
