import { useEffect } from 'react';
import * as v from 'valibot';
import { replyToMessage } from '../../../contract/messages/support.ts';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { TextArea } from '../../ui/form/fields.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { type ActProps, isActing, replyDraft } from './message-acts.ts';

const written = v.object({ reply: replyToMessage.body.entries.message });

/** An answer by mail. What is typed is kept until it is sent, also where sending fails. */
export function ReplyForm(props: ActProps & { isSent: boolean }) {
  const { message, refusalOf, isSent, onAct } = props;
  const { field, handleSubmit, reset, getValues, isDirty } = useForm(written, {
    defaultValues: { reply: '' },
    draft: replyDraft(message.id),
    focusesError: true,
  });
  const sent = message.replies.at(-1)?.message;
  // Text typed since then is another reply, and stays.
  useEffect(() => {
    if (isSent && getValues('reply').trim() === sent) reset({ reply: '' });
  }, [isSent, sent, getValues, reset]);
  const failure = refusalOf('reply');
  return (
    <form
      className="message-form part-above mb-5"
      noValidate
      onSubmit={handleSubmit(({ reply }) => onAct({ what: 'reply', text: reply }))}
    >
      <TextArea
        label="Reply by email"
        rows={5}
        hint={`Sent to ${message.email}, with their message below.`}
        {...field('reply')}
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
