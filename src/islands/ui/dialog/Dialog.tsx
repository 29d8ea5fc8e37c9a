import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import './dialog.scss';

interface Props {
  title: string;
  /** The widths the specification gives, in pixels. */
  width: 400 | 500 | 600 | 800;
  /** Stays open on a click beside it, where something typed could be lost. */
  keepsOpen?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that keeps the focus inside, gives it back, and closes with Esc. Its parts come as children. */
export function Dialog({ title, width, keepsOpen = false, onClose, children }: Props) {
  // One dialog may ask something over another.
  const titleId = useId();
  return (
    <Modal
      show
      centered
      scrollable
      dialogClassName={`modal-${width}`}
      backdrop={keepsOpen ? 'static' : true}
      aria-labelledby={titleId}
      onHide={onClose}
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={titleId}>
          {title}
        </Modal.Title>
      </Modal.Header>
      {children}
    </Modal>
  );
}
