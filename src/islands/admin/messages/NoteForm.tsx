import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useKeptDraft } from '../../ui/form/useKeptDraft.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { type ActProps, isActing, noteDraft } from './message-acts.ts';

/** What the team should know about a message. What is typed is kept until it is saved. */
export function NoteForm(props: ActProps & { isSaved: boolean }) {
  const { message, refusalOf, isSaved, onAct } = props;
  const { id, note } = message;
  const form = useForm({ defaultValues: { note } });
  const { register, handleSubmit, reset, getValues, formState } = form;
  useKeptDraft(noteDraft(id), form);
  // What was typed while it was being saved is not taken back.
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
        field={register('note', { maxLength: 5000 })}
      />
      <MoveFailed failure={refusalOf('note')} />
      <div className="message-acts">
        <BusyButton type="submit" busy={isActing(props, 'note')}>
          Save note
        </BusyButton>
        <span role="status">{isSaved && !formState.isDirty && 'Saved'}</span>
      </div>
    </form>
  );
}
