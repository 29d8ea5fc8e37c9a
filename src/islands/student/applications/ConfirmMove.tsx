import type { Wish } from '../../../machines/own-applications.ts';
import ConfirmDialog from '../../ui/ConfirmDialog.tsx';

interface Props {
  wish: Wish;
  onYes: () => void;
  onNo: () => void;
}

/** Withdrawing and declining cannot be undone, so both are asked once more. */
export default function ConfirmMove({ wish: { application, event }, ...answers }: Props) {
  if (event === 'decline') {
    return (
      <ConfirmDialog
        title="Decline this offer"
        question="Are you sure you want to decline this offer?"
        consequence={`The place in “${application.projectTitle}” goes to somebody else.`}
        yes="Decline"
        no="Keep the offer"
        {...answers}
      />
    );
  }
  return (
    <ConfirmDialog
      title="Withdraw this application"
      question="Are you sure you want to withdraw this application?"
      consequence={`${application.companyName} will no longer consider you for “${application.projectTitle}”.`}
      yes="Withdraw"
      no="Keep it"
      {...answers}
    />
  );
}
