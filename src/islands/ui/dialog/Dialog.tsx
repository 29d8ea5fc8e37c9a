import { type ReactNode, useId, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { lastPress } from '../press/double-click.ts';
import { isolated } from '../status/isolated.ts';
import './dialog.scss';

interface Props {
  title: string;
  /** The widths the specification gives, in pixels. */
  width: 400 | 500 | 600 | 800;
  /** Stays open on a click beside it, where something typed could be lost. */
  keepsOpen?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that keeps the focus inside, gives it back, and closes with Esc. Its parts come as children. */
export function Dialog({ title, width, keepsOpen = false, onClose, children }: Props) {
  // One dialog may ask something over another.
  const titleId = useId();
  const [isAside, stepAside] = useState(false);
  return (
    <Modal
      show
      centered={!isAside}
      scrollable
      dialogClassName={`modal-${width}`}
      backdrop={keepsOpen ? 'static' : true}
      aria-labelledby={titleId}
      onHide={onClose}
      onEnter={(node) => stepAside(isPressed(node))}
    >
      <Modal.Header closeButton>
        <Modal.Title as="h2" id={titleId}>
          {isolated(title)}
        </Modal.Title>
      </Modal.Header>
      {children}
    </Modal>
  );
}

/** True if the dialog's buttons would open under the last press; it then opens at the top instead. */
function isPressed(modal: HTMLElement): boolean {
  const foot = modal.querySelector('.modal-footer')?.getBoundingClientRect();
  const frame = modal.querySelector('.modal-dialog');
  const press = lastPress();
  if (!foot || !frame || !press) return false;
  // Measure where it will be after it slides in.
  const slide = new DOMMatrix(getComputedStyle(frame).transform);
  const [x, y] = [press.x + slide.e, press.y + slide.f];
  return x >= foot.left && x <= foot.right && y >= foot.top && y <= foot.bottom;
}
