import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';

interface Props {
  onYes: () => void;
  onNo: () => void;
}

export default function ConfirmSignOut(answers: Props) {
  return (
    <ConfirmDialog
      title="Logout"
      question="Are you sure you want to log out?"
      consequence="You will lose anything you have not sent."
      yes="Logout"
      no="Stay signed in"
      {...answers}
    />
  );
}
