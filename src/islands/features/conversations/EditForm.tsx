import { useEffect } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { conversationOf } from '../../../api/read/conversations.ts';
import { refresh } from '../../../api/read/read.ts';
import {
  editMessage,
  type Message,
  messageForm,
} from '../../../contract/conversations/conversations.ts';
import { forgetDraft } from '../../../session/drafts.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { MessageField } from './MessageField.tsx';

interface Props {
  conversation: number;
  message: Message;
  onDone: () => void;
}

/** Changes a message in its place. */
export function EditForm({ conversation, message: { id, text }, onDone }: Props) {
  const draft = `message-${id}`;
  const form = useForm(messageForm, { defaultValues: { text }, draft, focusesError: true });
  const { press, isPending, failure } = useAct(editMessage, {
    changes: () => {
      forgetDraft(draft);
      refresh(conversationOf(conversation));
    },
    done: onDone,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('text'), [setFocus]);
  const cancel = () => {
    forgetDraft(draft);
    onDone();
  };
  return (
    <MessageField
      label="Change your message"
      form={form}
      failure={failure}
      isBusy={isPending}
      yes="Save"
      onSend={(body) => press({ params: { id: conversation, message: id }, body })}
      onEscape={cancel}
    >
      <Button look="quiet" onClick={cancel}>
        Cancel
      </Button>
    </MessageField>
  );
}
