import { Alert } from '../status/Alert.tsx';
import { Button } from './Button.tsx';
import type { KeptDraft } from './useForm.ts';

interface Props extends KeptDraft {
  /** Describes the unsent changes. */
  words?: string | undefined;
}

/** Notice that a form has unsent changes, with a button to discard them. */
export function DraftNotice({
  isFound,
  discard,
  words = 'These are changes you have not saved.',
}: Props) {
  if (!isFound) return null;
  return (
    <Alert kind="info">
      {words}{' '}
      <Button look="link" className="alert-act" onClick={discard}>
        Discard
      </Button>
    </Alert>
  );
}
