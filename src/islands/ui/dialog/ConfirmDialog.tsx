import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  question: string;
  /** What follows from a yes. */
  consequence?: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once more before something that cannot be undone. */
export default function ConfirmDialog({
  title,
  question,
  consequence,
  yes,
  no,
  onYes,
  onNo,
}: Props) {
  return (
    <Dialog title={title} width={500} onClose={onNo}>
      <ModalBody>
        <p className={consequence ? 'mb-2' : 'mb-0'}>{question}</p>
        {consequence && <p className="mb-0 soft">{consequence}</p>}
      </ModalBody>
      <ModalFooter>
        <button type="button" className="btn btn-quiet" onClick={onNo}>
          {no}
        </button>
        <button type="button" className="btn btn-danger" onClick={onYes}>
          {yes}
        </button>
      </ModalFooter>
    </Dialog>
  );
}
