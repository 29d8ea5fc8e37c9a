import { valibotResolver } from '@hookform/resolvers/valibot';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Applicant } from '../../../contract/applicants.ts';
import {
  moveApplication,
  type RejectionReason,
  rejectionReasons,
} from '../../../contract/applications.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { SelectField, TextArea } from '../../ui/fields.tsx';

interface Props {
  applicant: Applicant;
  onReject: (answer: { reason: RejectionReason; note: string }) => void;
  onCancel: () => void;
}

const reasons = Object.entries(rejectionReasons).map(([value, label]) => ({ value, label }));

const rejectForm = v.object({
  reason: v.picklist(Object.keys(rejectionReasons) as RejectionReason[], 'Choose a reason.'),
  note: moveApplication.body.entries.note,
});

export default function RejectDialog({ applicant, onReject, onCancel }: Props) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(rejectForm),
    defaultValues: { note: '' },
  });
  const { errors, submitCount, isDirty } = formState;
  return (
    <Dialog
      title={`Reject ${applicant.studentName}`}
      width={500}
      keepsOpen={isDirty}
      onClose={onCancel}
    >
      <form noValidate className="dialog-form" onSubmit={handleSubmit(onReject)}>
        <ModalBody>
          <p className="soft">
            This is final. {applicant.studentName} reads the reason and your note.
          </p>
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
            hint="A kind word, or what would help next time."
            field={register('note')}
            error={errors.note?.message}
          />
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            Keep it
          </button>
          <button type="submit" className="btn btn-danger">
            Reject
          </button>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
