import * as v from 'valibot';
import { type MoveReason, moveNote, reasonsFor } from '../../../../contract/applications/moves.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { SelectField, TextArea } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import type { ActProps } from './act-props.ts';
import { NotSent } from './NotSent.tsx';

const reasons = reasonsFor('end') ?? {};
const typed = v.object({
  reason: v.picklist(Object.keys(reasons) as MoveReason[], 'Choose a reason.'),
  note: moveNote.entries.note,
});

/** Ending work before it is done: the place goes with it, and the student reads why. */
export function EndDialog(props: ActProps<Extract<RoomTask, { kind: 'end' }>>) {
  const { task, room, failure, isBusy, onSubmit, onCancel } = props;
  const form = useForm(typed, {
    defaultValues: { note: '' },
  });
  const { handleSubmit, isDirty } = form;
  return (
    <FormFrame
      title={`End early: ${room.projectTitle}`}
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="End early"
      look="danger"
      onSubmit={handleSubmit((form) => onSubmit({ ...task, form }))}
      onCancel={onCancel}
    >
      <NotSent failure={failure} />
      <p>
        {room.studentName} loses the place at {room.companyName} and is told why. They can answer
        once. You cannot undo this.
      </p>
      <ErrorSummary {...form} />
      <SelectField
        label="Reason"
        placeholder="Choose a reason…"
        options={Object.entries(reasons).map(([value, label]) => ({ value, label }))}
        {...form.field('reason')}
      />
      <TextArea
        label="Note"
        optional
        rows={3}
        hint="The student reads it."
        {...form.field('note')}
      />
    </FormFrame>
  );
}
