import { type FormEvent, useState } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { type Project, projectStatusLabels } from '../../../contract/projects.ts';
import type { PossibleMove } from '../../../contract/running-projects.ts';
import type { Failure } from '../../../machines/calls/failure.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { nameOfMove } from './name-of-move.ts';

interface Props {
  project: Project;
  move: PossibleMove;
  failure: Failure | null;
  isBusy: boolean;
  onYes: (reason: string) => void;
  onNo: () => void;
}

/** Says what a move of the project will cause before it is made, and asks why where it must be said. */
export default function ConfirmCourse({ project, move, failure, isBusy, onYes, onNo }: Props) {
  const [reason, setReason] = useState('');
  const name = nameOfMove(project.status, move.to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onYes(reason);
  };
  return (
    <Dialog title={`${name}: ${project.title}`} width={500} onClose={onNo}>
      <form className="dialog-form" onSubmit={submit}>
        <ModalBody>
          <MoveFailed failure={failure} />
          <p>The project’s status changes to {projectStatusLabels[move.to]}.</p>
          {move.causes.length > 0 && (
            <ul className="causes">
              {move.causes.map((cause) => (
                <li key={cause}>{cause}</li>
              ))}
            </ul>
          )}
          {move.needsReason && (
            <label className="field d-block">
              <span className="form-label">Reason</span>
              <textarea
                className="form-control"
                rows={3}
                required
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </label>
          )}
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={onNo}>
            Keep it as it is
          </button>
          <BusyButton
            type="submit"
            className={`btn ${move.to === 'Cancelled' ? 'btn-danger' : 'btn-primary'}`}
            busy={isBusy}
          >
            {name}
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
