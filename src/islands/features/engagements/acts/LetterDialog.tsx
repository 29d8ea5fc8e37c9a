import { letterAboutWork } from '../../../../contract/engagements/board.ts';
import type { RoomTask } from '../../../../machines/engagements/room-acts.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { SelectField, TextArea } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import type { ActProps } from './act-props.ts';
import { draftOfAct } from './act-words.ts';
import { NotSent } from './NotSent.tsx';

/** The office writes about work to a side, or to both; at first to whoever is waited for. */
export function LetterDialog(props: ActProps<Extract<RoomTask, { kind: 'write' }>>) {
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
      onSubmit={handleSubmit((letter) => onSubmit({ ...task, form: letter }))}
      onCancel={onCancel}
    >
      <NotSent failure={failure} />
      <DraftNotice {...form.kept} />
      <p>
        It is sent at once, as a notification and by email, from the programme’s office. The history
        shows that you wrote; only the people you write to and the programme’s office can read what
        you wrote.
      </p>
      <ErrorSummary {...form} />
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
