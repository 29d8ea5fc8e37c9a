import type { Ending } from '../../../machines/account/sessions.ts';
import ConfirmDialog from '../dialog/ConfirmDialog.tsx';

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
        consequence="Every other device is signed out at once. Here you stay signed in."
        yes="End all others"
        no="Keep them"
        {...answers}
      />
    );
  }
  return (
    <ConfirmDialog
      title="End this session"
      question="Are you sure you want to end this session?"
      consequence={`${ending.device} is signed out at once.`}
      yes="End session"
      no="Keep it"
      {...answers}
    />
  );
}
