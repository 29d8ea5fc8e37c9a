import type { FormEvent, ReactNode } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { Failure } from '../../../api/problem.ts';
import { BusyButton } from '../form/BusyButton.tsx';
import { Button } from '../form/Button.tsx';
import { isolated } from '../status/isolated.ts';
import { MoveFailed } from '../status/MoveFailed.tsx';
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
  /** Why the last yes did not work. */
  failure?: Failure | null;
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
export default function ConfirmDialog({
  look = 'danger',
  isBusy = false,
  failure = null,
  ...props
}: Props) {
  const { title, question, consequence, yes, no, isBlocked, keepsOpen, children, onYes } = props;
  // What is under way is not called off by leaving.
  const leave = () => {
    if (!isBusy) props.onNo();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form may ask it; that one is not sent by this answer.
    event.stopPropagation();
    onYes();
  };
  return (
    <Dialog title={title} width={500} keepsOpen={keepsOpen} onClose={leave}>
      <form className="dialog-form" noValidate onSubmit={submit}>
        <ModalBody className="confirm">
          {question && <p>{isolated(question)}</p>}
          {consequence && <p className="soft">{isolated(consequence)}</p>}
          <MoveFailed failure={failure} />
          {children}
        </ModalBody>
        <ModalFooter>
          <Button look="quiet" onClick={leave}>
            {no}
          </Button>
          <BusyButton type="submit" look={look} busy={isBusy} disabled={isBlocked}>
            {yes}
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
