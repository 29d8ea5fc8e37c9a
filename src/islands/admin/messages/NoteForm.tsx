import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isActing, refusalOf } from '../../../machines/messages/support-message.ts';
import { noteDraft } from '../../../machines/messages/support-message-draft.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useKeptDraft } from '../../ui/form/useKeptDraft.ts';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import type { ActProps } from './act-props.ts';

/** What the team should know about a message. What is typed is kept until it is saved. */
export function NoteForm({ message, snapshot, isSaved, onAct }: ActProps & { isSaved: boolean }) {
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
      className="message-form"
      onSubmit={handleSubmit((typed) => onAct({ what: 'note', note: typed.note }))}
    >
      <TextArea
        label="Internal note"
        rows={2}
        hint="Only admins see this. It is not sent."
        field={register('note', { maxLength: 5000 })}
      />
      <MoveFailed failure={refusalOf(snapshot, 'note')} />
      <div className="message-acts">
        <BusyButton
          type="submit"
          className="btn btn-outline-primary"
          busy={isActing(snapshot, 'note')}
        >
          Save note
        </BusyButton>
        <span role="status">{isSaved && !formState.isDirty && 'Saved'}</span>
      </div>
    </form>
  );
}
