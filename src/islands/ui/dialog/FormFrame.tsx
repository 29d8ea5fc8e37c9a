import type { FormEventHandler, ReactNode } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { BusyButton } from '../form/BusyButton.tsx';
import { Button } from '../form/Button.tsx';
import { Dialog } from './Dialog.tsx';

interface Props {
  title: string;
  width: 400 | 500 | 600 | 800;
  /** Something is typed that could be lost. */
  isDirty?: boolean | undefined;
  isBusy: boolean;
  /** Label of the submit button. */
  yes: string;
  no?: string;
  /** Red takes something away for good. */
  look?: 'primary' | 'danger';
  /** It cannot be handed over yet. */
  isBlocked?: boolean;
  bodyClass?: string;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  children: ReactNode;
}

/** A dialog that is a form: its fields, then Cancel and the one button that hands it over. */
export function FormFrame(props: Props) {
  const { title, width, isDirty, isBusy, yes, look = 'primary', isBlocked, children } = props;
  // Leaving does not cancel a request.
  const leave = () => {
    if (!isBusy) props.onCancel();
  };
  return (
    <Dialog title={title} width={width} keepsOpen={isDirty} onClose={leave}>
      <form noValidate className="dialog-form" onSubmit={props.onSubmit}>
        <ModalBody className={props.bodyClass}>{children}</ModalBody>
        <ModalFooter>
          <Button look="quiet" onClick={leave}>
            {props.no ?? 'Cancel'}
          </Button>
          <BusyButton type="submit" look={look} busy={isBusy} disabled={isBlocked}>
            {yes}
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
