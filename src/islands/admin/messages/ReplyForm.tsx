import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useKeptDraft } from '../../ui/form/useKeptDraft.ts';
import { type ActProps, isActing, replyDraft } from './message-acts.ts';

/** An answer by mail. What is typed is kept until it is sent, also where sending fails. */
export function ReplyForm(props: ActProps & { isSent: boolean }) {
  const { message, refusalOf, isSent, onAct } = props;
  const form = useForm({ defaultValues: { reply: '' } });
  const { register, handleSubmit, reset, getValues, formState } = form;
  const sent = message.replies.at(-1)?.message;
  const { errors, isDirty } = formState;
  useKeptDraft(replyDraft(message.id), form);
  // What was typed since then is another reply, and stays.
  useEffect(() => {
    if (isSent && getValues('reply').trim() === sent) reset({ reply: '' });
  }, [isSent, sent, getValues, reset]);
  const failure = refusalOf('reply');
  return (
    <form
      className="message-form part-above mb-5"
      noValidate
      onSubmit={handleSubmit(({ reply }) => onAct({ what: 'reply', text: reply.trim() }))}
    >
      <TextArea
        label="Reply by email"
        rows={5}
        hint={`Sent to ${message.email}, with their message below.`}
        field={register('reply', {
          validate: (text) => text.trim() !== '' || 'Message is required.',
          maxLength: { value: 5000, message: 'Use at most 5,000 characters.' },
        })}
        {...(errors.reply?.message && { error: errors.reply.message })}
      />
      {failure && (
        <FormAlert>
          {failure.sentence ??
            'The server did not answer. Your reply is still here. Send it again: it is sent only once.'}
        </FormAlert>
      )}
      <div className="message-acts">
        <BusyButton type="submit" look="primary" busy={isActing(props, 'reply')}>
          Send reply
        </BusyButton>
        <span role="status">{isSent && !isDirty && 'Sent'}</span>
      </div>
    </form>
  );
}
