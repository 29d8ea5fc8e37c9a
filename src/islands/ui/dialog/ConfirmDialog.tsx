import type { FormEvent, ReactNode } from 'react';
import type { Failure } from '../../../api/problem.ts';
import { isolated } from '../status/isolated.ts';
import { MoveFailed } from '../status/MoveFailed.tsx';
import { FormFrame } from './FormFrame.tsx';

interface Props {
  title: string;
  question?: string;
  /** Consequence of a yes. */
  consequence?: string | undefined;
  yes: string;
  no: string;
  /** Red takes something away for good. */
  look?: 'danger' | 'primary';
  isBusy?: boolean;
  failure?: Failure | null;
  /** A yes is not possible, or not yet. */
  isBlocked?: boolean;
  /** True if something typed could be lost. */
  keepsOpen?: boolean;
  /** Text or fields to see before a yes. */
  children?: ReactNode;
  onYes: () => void;
  onNo: () => void;
}

/** The one way to ask before something that binds somebody or cannot be undone. */
export default function ConfirmDialog(props: Props) {
  const { question, consequence, look = 'danger', isBusy = false, failure = null } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form may ask it; that one is not sent by this answer.
    event.stopPropagation();
    props.onYes();
  };
  return (
    <FormFrame
      {...props}
      width={500}
      look={look}
      isBusy={isBusy}
      isDirty={props.keepsOpen}
      bodyClass="confirm"
      onSubmit={submit}
      onCancel={props.onNo}
    >
      {question && <p>{isolated(question)}</p>}
      {consequence && <p className="soft">{isolated(consequence)}</p>}
      <MoveFailed failure={failure} />
      {props.children}
    </FormFrame>
  );
}
