import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { type Decision, split } from '../../../../machines/applicants/bulk.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { actLabels, whomOf } from './act-words.ts';
import { Consequences } from './Consequences.tsx';

interface Props {
  decision: Decision;
  free: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says once what a decision about several will do, and to whom. */
export default function BulkDialog({ decision, free, onConfirm, onCancel }: Props) {
  const { able } = split(decision.applicants, decision.event);
  return (
    <Dialog title={`${actLabels[decision.event]}: ${whomOf(able)}`} width={500} onClose={onCancel}>
      <ModalBody>
        <Consequences decision={decision} free={free} />
      </ModalBody>
      <ModalFooter>
        <button type="button" className="btn btn-quiet" onClick={onCancel}>
          Cancel
        </button>
        <button type="button" className="btn btn-primary" onClick={onConfirm}>
          {actLabels[decision.event]} ({able.length})
        </button>
      </ModalFooter>
    </Dialog>
  );
}
