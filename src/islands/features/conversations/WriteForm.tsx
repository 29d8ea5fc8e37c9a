import { useAct } from '../../../api/act/useAct.ts';
import { conversationOf } from '../../../api/read/conversations.ts';
import { refresh } from '../../../api/read/read.ts';
import { messageForm, writeMessage } from '../../../contract/conversations/conversations.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { useRefreshUntold } from '../../ui/reading/live-connection.ts';
import { MessageField } from './MessageField.tsx';

interface Props {
  conversation: number;
  /** To whom it goes. */
  addressees: string;
  onSent: () => void;
}

/** Writes a message. What is typed is kept on the device until it is sent. */
export function WriteForm({ conversation, addressees, onSent }: Props) {
  const draft = `conversation-${conversation}`;
  const refreshUntold = useRefreshUntold();
  const form = useForm(messageForm, { defaultValues: { text: '' }, draft, focusesError: true });
  const { press, isPending, failure } = useAct(writeMessage, {
    changes: () => {
      forgetDraft(draft);
      // At once, because news of it may come seconds later.
      refresh(conversationOf(conversation));
      refreshUntold();
    },
    done: (_, { body }) => {
      // Typed meanwhile, it is another message, and stays.
      if (form.getValues('text').trim().normalize() === body.text) form.reset({ text: '' });
      onSent();
    },
  });
  return (
    <MessageField
      label={`Message to ${addressees}`}
      form={form}
      failure={failure}
      isBusy={isPending}
      yes="Send"
      onSend={(body) => press({ params: { id: conversation }, body })}
    />
  );
}
