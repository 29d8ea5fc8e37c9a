import type { FormEvent, ReactNode } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { BusyButton } from '../form/BusyButton.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  question?: string;
  /** What follows from a yes. */
  consequence?: string | undefined;
  yes: string;
  no: string;
  /** Red takes something away for good. */
  look?: 'danger' | 'primary';
  isBusy?: boolean;
  /** A yes is not possible, or not yet. */
  isBlocked?: boolean;
  /** Whether something typed could be lost. */
  keepsOpen?: boolean;
  /** What else is to be read or said before a yes. */
  children?: ReactNode;
  onYes: () => void;
  onNo: () => void;
}

/** The one way to ask before something that binds somebody or cannot be undone. */
export default function ConfirmDialog({ look = 'danger', isBusy = false, ...props }: Props) {
  const { title, question, consequence, yes, no, isBlocked, keepsOpen, children, onYes, onNo } =
    props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onYes();
  };
  return (
    <Dialog title={title} width={500} keepsOpen={keepsOpen} onClose={onNo}>
      <form className="dialog-form" noValidate onSubmit={submit}>
        <ModalBody className="confirm">
          {question && <p>{question}</p>}
          {consequence && <p className="soft">{consequence}</p>}
          {children}
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={onNo}>
            {no}
          </button>
          <BusyButton
            type="submit"
            className={`btn btn-${look}`}
            busy={isBusy}
            disabled={isBlocked}
          >
            {yes}
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
