import { useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import { conversationOf } from '../../../api/read/conversations.ts';
import { refresh } from '../../../api/read/read.ts';
import {
  type Message,
  type OpenConversation,
  takeBackMessage,
} from '../../../contract/conversations/conversations.ts';
import { isEditable, obstacleToWrite } from '../../../machines/lifecycle/conversation.ts';
import { timeNow } from '../../../session/clock.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { momentOf, timeOf } from '../../ui/status/dates.ts';
import { writerOf } from './conversation-words.ts';
import { EditForm } from './EditForm.tsx';

interface Props {
  message: Message;
  conversation: OpenConversation;
}

/** A message, with what its author can do about it. */
export function MessageEntry({ message, conversation: { id, status } }: Props) {
  const { at, isOwn, text, editedAt, isTakenBack } = message;
  const [isEdited, edit] = useState(false);
  const [isAsked, ask] = useState(false);
  const entryId = `message-${message.id}`;
  const stopEditing = () => {
    edit(false);
    focusSoon(entryId);
  };
  const mayEdit = isOwn && isEditable(message, timeNow()) && obstacleToWrite(status) === null;
  return (
    <li
      id={entryId}
      tabIndex={-1}
      className="thread-entry message reads"
      data-own={isOwn || undefined}
    >
      <div className="message-head">
        <bdi className="fw-semibold">{writerOf(message)}</bdi>
        <time className="note" dateTime={at} title={momentOf(at)}>
          {timeOf(at)}
        </time>
        {editedAt && !isTakenBack && <span className="note">edited</span>}
        {isOwn && !isTakenBack && !isEdited && (
          <span className="message-acts ms-auto">
            {mayEdit && (
              <Button look="quiet" size="sm" onClick={() => edit(true)}>
                Edit
              </Button>
            )}
            <Button look="quiet" size="sm" onClick={() => ask(true)}>
              Take back
            </Button>
          </span>
        )}
      </div>
      {isEdited && <EditForm conversation={id} message={message} onDone={stopEditing} />}
      {isTakenBack && <p className="m-0 soft">This message was taken back.</p>}
      {!isEdited && !isTakenBack && <Markdown text={text} />}
      {isAsked && (
        <TakeBack
          conversation={id}
          message={message.id}
          onDone={() => {
            ask(false);
            focusSoon(entryId);
          }}
        />
      )}
    </li>
  );
}

interface TakeBackProps {
  conversation: number;
  message: number;
  onDone: () => void;
}

function TakeBack({ conversation, message, onDone }: TakeBackProps) {
  const { press, isPending, failure } = useAct(takeBackMessage, {
    changes: () => refresh(conversationOf(conversation)),
    done: onDone,
  });
  return (
    <ConfirmDialog
      title="Take back this message"
      question="Its words are deleted. The others still see that there was a message."
      yes="Take back"
      no="Keep"
      isBusy={isPending}
      failure={failure}
      onYes={() => press({ params: { id: conversation, message } })}
      onNo={onDone}
    />
  );
}
