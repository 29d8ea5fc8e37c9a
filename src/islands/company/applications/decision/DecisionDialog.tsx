import * as v from 'valibot';
import type { Applicant } from '../../../../contract/applications/applicants.ts';
import { moveApplication } from '../../../../contract/applications/applications.ts';
import {
  type MoveReason,
  reasonMissing,
  reasonsFor,
  whyTakenBack,
} from '../../../../contract/applications/moves.ts';
import { affected, type Decision, takenBack } from '../../../../machines/applications/bulk.ts';
import ConfirmDialog from '../../../ui/dialog/ConfirmDialog.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { SelectField, TextArea } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import {
  actLabels,
  noteHints,
  statusLine,
  takenBackWords,
  whomOf,
  willHappen,
} from './act-words.ts';

export interface Answer {
  /** Never more than there are free places. */
  applicants: readonly Applicant[];
  reason?: MoveReason;
  note: string;
}

interface Props {
  decision: Decision;
  /** Number of free places. */
  free: number;
  onConfirm: (answer: Answer) => void;
  onCancel: () => void;
}

const { note } = moveApplication.body.entries;

/** Confirms a decision: shows its consequences and asks for a reason and a note. */
export default function DecisionDialog({ decision, free, onConfirm, onCancel }: Props) {
  const { event } = decision;
  const { able } = affected(decision, free);
  const losing = takenBack({ event, applicants: able }).length;
  const isTakenBack = losing > 0 && losing === able.length;
  const reasons = isTakenBack ? null : reasonsToChoose(event);
  const form = useForm(
    v.object({
      reason: reasons
        ? v.picklist(Object.keys(reasons) as MoveReason[], reasonMissing)
        : v.optional(v.undefined()),
      note: losing > 0 ? whyTakenBack : note,
    }),
    {
      defaultValues: { note: '' },
    },
  );
  const { handleSubmit, watch, isDirty } = form;
  const [reason, written] = [watch('reason'), watch('note')];
  const isGraceful = event === 'offer';
  const hint = noteHints[event];
  const label = isTakenBack ? 'Take back the offer' : actLabels[event];
  const taken = isTakenBack ? { reason: 'taken-back' as const } : {};
  return (
    <ConfirmDialog
      title={`${label}: ${whomOf(able)}`}
      yes={able.length > 1 ? `${label} (${able.length})` : label}
      no="Cancel"
      look={isGraceful || !reasonsFor(event) ? 'primary' : 'danger'}
      keepsOpen={isDirty}
      onYes={() =>
        void handleSubmit((answer) => onConfirm({ ...answer, ...taken, applicants: able }))()
      }
      onNo={onCancel}
    >
      <Consequences decision={decision} free={free} />
      <ErrorSummary {...form} />
      {reasons && (
        <SelectField
          label="Reason"
          placeholder="Choose a reason…"
          options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
          {...form.field('reason')}
        />
      )}
      {hint && (
        <TextArea
          label={isTakenBack ? 'Why you take it back' : 'Note'}
          optional={losing === 0}
          rows={3}
          hint={isTakenBack ? 'The student reads it.' : hint}
          {...form.field('note')}
        />
      )}
      {reasons && reason && (
        <div className="student-reads py-3 px-4">
          <p className="note m-0 text-pre-line">
            {able.length === 1 ? 'The student will read' : 'Each student will read'}
          </p>
          <p className="m-0 text-pre-line">
            {statusLine[event]} {reasons[reason]}
          </p>
          {written && <p className="m-0 text-pre-line">{written}</p>}
        </div>
      )}
    </ConfirmDialog>
  );
}

/** A company's choice of reasons. `taken-back` needs no choosing. */
function reasonsToChoose(event: Decision['event']) {
  const { 'taken-back': _, ...reasons } = reasonsFor(event) ?? {};
  return Object.keys(reasons).length > 0 ? reasons : null;
}

/** Effect of a decision, on how many, and the applicants it does not change. */
function Consequences({ decision, free }: { decision: Decision; free: number }) {
  const { able, beyond, unable } = affected(decision, free);
  return (
    <div className="consequences">
      <p>
        {willHappen(decision.event, able.length)}{' '}
        {takenBackWords(takenBack({ ...decision, applicants: able }).length)}
      </p>
      {beyond.length > 0 && (
        <div className="overdue">
          <p>
            {free === 1 ? '1 place is' : `${free} places are`} free. In the order of the list,{' '}
            {beyond.length === 1 ? 'this applicant gets' : 'these applicants get'} no offer:
          </p>
          <Names of={beyond} />
        </div>
      )}
      {unable.length > 0 && (
        <>
          <p>{unable.length === 1 ? 'This one is' : 'These are'} not affected:</p>
          <Names of={unable} withStatus />
        </>
      )}
    </div>
  );
}

function Names({ of, withStatus = false }: { of: readonly Applicant[]; withStatus?: boolean }) {
  return (
    <ul>
      {of.map(({ applicationId, studentName, status }) => (
        <li key={applicationId}>
          {studentName}
          {withStatus && ` (${status})`}
        </li>
      ))}
    </ul>
  );
}
