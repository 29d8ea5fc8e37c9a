import type { SignedInSession } from '../../../../contract/accounts/auth.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';

/** What is to end: one session, or all but the one that asks. */
export type Ending = SignedInSession | 'others';

interface Props {
  ending: Ending;
  onYes: () => void;
  onNo: () => void;
}

export default function ConfirmEnding({ ending, ...answers }: Props) {
  if (ending === 'others') {
    return (
      <ConfirmDialog
        title="End all other sessions"
        question="Are you sure you want to end all other sessions?"
        consequence="This signs you out on every other device. You stay signed in here."
        yes="End other sessions"
        no="Cancel"
        {...answers}
      />
    );
  }
  return (
    <ConfirmDialog
      title="End this session"
      question="Are you sure you want to end this session?"
      consequence={`This signs you out on ${ending.device}.`}
      yes="End session"
      no="Cancel"
      {...answers}
    />
  );
}
