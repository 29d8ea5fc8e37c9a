import { Alert } from '../status/Alert.tsx';
import { Button } from './Button.tsx';
import type { KeptDraft } from './useForm.ts';

interface Props extends KeptDraft {
  /** What is shown that the server has not. */
  words?: string | undefined;
}

/** Says that a form shows more than the server has, and offers to let it go. */
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
