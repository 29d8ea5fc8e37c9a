import { valibotResolver } from '@hookform/resolvers/valibot';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import {
  moveApplication,
  type RejectionReason,
  rejectionReasons,
} from '../../../../contract/applications.ts';
import { type Decision, split } from '../../../../machines/applicants/bulk.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { SelectField, TextArea } from '../../../ui/form/fields.tsx';
import { whomOf } from './act-words.ts';
import { Consequences } from './Consequences.tsx';

interface Props {
  decision: Decision;
  onConfirm: (answer: { reason: RejectionReason; note: string }) => void;
  onCancel: () => void;
}

const reasons = Object.entries(rejectionReasons).map(([value, label]) => ({ value, label }));

const rejectForm = v.object({
  reason: v.picklist(Object.keys(rejectionReasons) as RejectionReason[], 'Choose a reason.'),
  note: moveApplication.body.entries.note,
});

/** Asks why, and shows the words in which the students will read it. */
export default function RejectDialog({ decision, onConfirm, onCancel }: Props) {
  const { register, handleSubmit, watch, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(rejectForm),
    defaultValues: { note: '' },
  });
  const { errors, submitCount, isDirty } = formState;
  const { able } = split(decision.applicants, 'reject');
  const reason = watch('reason');
  return (
    <Dialog title={`Reject ${whomOf(able)}`} width={500} keepsOpen={isDirty} onClose={onCancel}>
      <form noValidate className="dialog-form" onSubmit={handleSubmit(onConfirm)}>
        <ModalBody>
          <Consequences decision={decision} free={0} />
          <ErrorSummary errors={errors} submitCount={submitCount} />
          <SelectField
            label="Reason"
            placeholder="Choose a reason…"
            options={reasons}
            field={register('reason')}
            error={errors.reason?.message}
          />
          <TextArea
            label="Note"
            optional
            rows={4}
            hint="Say what would help next time."
            field={register('note')}
            error={errors.note?.message}
          />
          {reason && (
            <div className="student-reads">
              <p className="note">
                {able.length === 1 ? 'The student will read' : 'Each student will read'}
              </p>
              <p>Not selected. {rejectionReasons[reason]}</p>
              {watch('note') && <p>{watch('note')}</p>}
            </div>
          )}
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            Cancel
          </button>
          <button type="submit" className="btn btn-danger">
            Reject{able.length > 1 && ` (${able.length})`}
          </button>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
