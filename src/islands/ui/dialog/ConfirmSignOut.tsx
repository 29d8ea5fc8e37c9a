import ConfirmDialog from './ConfirmDialog.tsx';

interface Props {
  onYes: () => void;
  onNo: () => void;
}

export default function ConfirmSignOut(answers: Props) {
  return (
    <ConfirmDialog
      title="Logout"
      question="Are you sure you want to log out?"
      consequence="What you have typed and not sent yet is forgotten."
      yes="Logout"
      no="Stay"
      {...answers}
    />
  );
}
