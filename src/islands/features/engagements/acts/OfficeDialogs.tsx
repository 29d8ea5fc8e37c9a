import * as v from 'valibot';
import { moveApplication } from '../../../../contract/applications/applications.ts';
import {
  type MoveReason,
  moveNote,
  reasonMissing,
  reasonsFor,
} from '../../../../contract/applications/moves.ts';
import { letterAboutWork, writeAboutWork } from '../../../../contract/engagements/board.ts';
import type { OfficeTask } from '../../../../machines/engagements/room-acts.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { BeforeSending } from '../../../ui/form/FormTrouble.tsx';
import { SelectField, TextArea } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { type ActProps, draftOfAct } from '../room/room-view.ts';

/** An admin's letter about the work to one side or both; by default to the side that must act. */
export function LetterDialog(props: ActProps<Extract<OfficeTask, { kind: 'write' }>>) {
  const { task, room, failure, isBusy, onSubmit, onCancel } = props;
  const form = useForm(letterAboutWork, {
    defaultValues: { to: room.turn === 'office' ? 'both' : (room.turn ?? 'both'), words: '' },
    draft: draftOfAct(room.id, task),
  });
  const { handleSubmit, isDirty } = form;
  return (
    <FormFrame
      title={`Write about “${room.projectTitle}”`}
      width={600}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="Send"
      onSubmit={handleSubmit((body) => onSubmit(writeAboutWork, { params: { id: room.id }, body }))}
      onCancel={onCancel}
    >
      <BeforeSending {...form} refused={failure}>
        <p>
          It is sent at once, as a notification and by email, from the programme’s office. The
          history shows that you wrote; only the people you write to and the programme’s office can
          read what you wrote.
        </p>
      </BeforeSending>
      <SelectField
        label="To"
        placeholder="Choose whom you write to…"
        options={[
          { value: 'student', label: room.studentName },
          { value: 'company', label: room.companyName },
          { value: 'both', label: `${room.studentName} and ${room.companyName}` },
        ]}
        {...form.field('to')}
      />
      <TextArea
        label="Your letter"
        rows={8}
        hint="Plain text. They answer with the contact form; its address is added below."
        {...form.field('words')}
      />
    </FormFrame>
  );
}

const reasons = reasonsFor('end') ?? {};
const endForm = v.object({
  reason: v.picklist(Object.keys(reasons) as MoveReason[], reasonMissing),
  note: moveNote.entries.note,
});

/** Ending work before it is done: the place goes with it, and the student reads why. */
export function EndDialog(props: ActProps<Extract<OfficeTask, { kind: 'end' }>>) {
  const { room, failure, isBusy, onSubmit, onCancel } = props;
  const form = useForm(endForm, { defaultValues: { note: '' } });
  const { handleSubmit, isDirty } = form;
  return (
    <FormFrame
      title={`End early: ${room.projectTitle}`}
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="End early"
      look="danger"
      onSubmit={handleSubmit((ending) =>
        onSubmit(moveApplication, {
          params: { id: room.id },
          body: { event: 'end', ...ending },
        }),
      )}
      onCancel={onCancel}
    >
      <BeforeSending {...form} refused={failure}>
        <p>
          {room.studentName} loses the place at {room.companyName}. We tell them why. They can
          answer once. You cannot undo this.
        </p>
      </BeforeSending>
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
