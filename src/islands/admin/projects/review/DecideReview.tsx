import { type FormEvent, useState } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import type { PossibleMove } from '../../../../contract/running-projects.ts';
import type { Failure } from '../../../../machines/calls/failure.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { MoveFailed } from '../../../ui/status/MoveFailed.tsx';
import { decisionWords } from './decision-words.ts';

interface Props {
  move: PossibleMove;
  failure: Failure | null;
  isBusy: boolean;
  onYes: (reason: string) => void;
  onNo: () => void;
}

/** Says once more what a decision means, and asks why where the company must be told. */
export function DecideReview({ move, failure, isBusy, onYes, onNo }: Props) {
  const [reason, setReason] = useState('');
  const words = decisionWords[move.to];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onYes(reason);
  };
  return (
    <form className="dialog-form" onSubmit={submit}>
      <ModalBody>
        <MoveFailed failure={failure} />
        <p>{words?.consequence}</p>
        {move.needsReason && (
          <label className="field d-block">
            <span className="form-label">Reason, for the company</span>
            <textarea
              className="form-control"
              rows={4}
              required
              maxLength={500}
              // biome-ignore lint/a11y/noAutofocus: it is what the step just chosen asks for
              autoFocus
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
        )}
      </ModalBody>
      <ModalFooter>
        <button type="button" className="btn btn-quiet" onClick={onNo}>
          Back
        </button>
        <BusyButton type="submit" className="btn btn-primary" busy={isBusy}>
          {words?.label}
        </BusyButton>
      </ModalFooter>
    </form>
  );
}
