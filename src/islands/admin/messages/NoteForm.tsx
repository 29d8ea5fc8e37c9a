import { useEffect } from 'react';
import * as v from 'valibot';
import { updateMessage } from '../../../contract/messages/support.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { type ActProps, isActing, noteDraft } from './message-acts.ts';

const written = v.object({ note: updateMessage.body.entries.note.wrapped });

/** Note of the team about a message. The text is kept until it is saved. */
export function NoteForm(props: ActProps & { isSaved: boolean }) {
  const { message, refusalOf, isSaved, onAct } = props;
  const { id, note } = message;
  const refusal = refusalOf('note');
  const { field, handleSubmit, reset, getValues, isDirty } = useForm(written, {
    defaultValues: { note },
    draft: noteDraft(id),
  });
  // Text typed during the saving stays.
  useEffect(() => {
    if (isSaved) reset({ note }, { keepValues: getValues('note').trim() !== note });
  }, [isSaved, note, getValues, reset]);
  return (
    <form
      className="message-form part-above mb-5"
      onSubmit={handleSubmit((typed) => onAct({ what: 'note', note: typed.note }))}
    >
      <TextArea
        label="Internal note"
        rows={2}
        hint="Only admins see this. It is not sent."
        {...field('note')}
      />
      <MoveFailed failure={refusal} />
      {refusal?.current && (
        <p>
          {note ? `The note is now: “${note}”.` : 'There is no note now.'} Save yours to replace it.
        </p>
      )}
      <div className="message-acts">
        <BusyButton type="submit" busy={isActing(props, 'note')}>
          Save note
        </BusyButton>
        <span role="status">{isSaved && !isDirty && 'Saved'}</span>
      </div>
    </form>
  );
}
