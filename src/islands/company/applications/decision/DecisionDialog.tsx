import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import {
  type MoveReason,
  moveApplication,
  reasonsFor,
} from '../../../../contract/applications/applications.ts';
import { affected, type Decision } from '../../../../machines/applications/bulk.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { SelectField, TextArea } from '../../../ui/form/fields.tsx';
import { actLabels, noteHints, statusLine, whomOf } from './act-words.ts';
import { Consequences } from './Consequences.tsx';

export interface Answer {
  /** Whom it is for: no more of them than there are places. */
  applicants: readonly Applicant[];
  reason?: MoveReason;
  note: string;
}

interface Props {
  decision: Decision;
  /** How many places are free. */
  free: number;
  onConfirm: (answer: Answer) => void;
  onCancel: () => void;
}

const { note } = moveApplication.body.entries;

/** Asks before a decision is sent: says what follows and for whom, and takes a reason and a note along. */
export default function DecisionDialog({ decision, free, onConfirm, onCancel }: Props) {
  const { event } = decision;
  const { able } = affected(decision, free);
  const reasons = reasonsFor(event);
  const { register, handleSubmit, watch, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(
      v.object({
        reason: reasons
          ? v.picklist(Object.keys(reasons) as MoveReason[], 'Choose a reason.')
          : v.optional(v.undefined()),
        note,
      }),
    ),
    defaultValues: { note: '' },
  });
  const { errors, submitCount, isDirty } = formState;
  const [reason, written] = [watch('reason'), watch('note')];
  const isGraceful = event === 'offer';
  const hint = noteHints[event];
  return (
    <ConfirmDialog
      title={`${actLabels[event]}: ${whomOf(able)}`}
      yes={able.length > 1 ? `${actLabels[event]} (${able.length})` : actLabels[event]}
      no="Cancel"
      look={isGraceful || !reasons ? 'primary' : 'danger'}
      keepsOpen={isDirty}
      onYes={() => void handleSubmit((answer) => onConfirm({ ...answer, applicants: able }))()}
      onNo={onCancel}
    >
      <Consequences decision={decision} free={free} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
      {reasons && (
        <SelectField
          label="Reason"
          placeholder="Choose a reason…"
          options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
          field={register('reason')}
          error={errors.reason?.message}
        />
      )}
      {hint && (
        <TextArea
          label="Note"
          optional
          rows={3}
          hint={hint}
          field={register('note')}
          error={errors.note?.message}
        />
      )}
      {reasons && reason && (
        <div className="student-reads">
          <p className="note">
            {able.length === 1 ? 'The student will read' : 'Each student will read'}
          </p>
          <p>
            {statusLine[event]} {reasons[reason]}
          </p>
          {written && <p>{written}</p>}
        </div>
      )}
    </ConfirmDialog>
  );
}
