import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../../api/act/useAct.ts';
import type { Failure } from '../../../api/problem.ts';
import { refresh } from '../../../api/read/read.ts';
import { messageOf } from '../../../api/read/support.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { SupportMessage } from '../../../contract/messages/support.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Empty } from '../../ui/list/Empty.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { Assignee } from './Assignee.tsx';
import { Letter } from './Letter.tsx';
import { type ActProps, isActing, type MessageAct, perform } from './message-acts.ts';
import { NoteForm } from './NoteForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import './message.scss';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';

interface Props {
  id: number;
  /** As the list has it; null where it is not on this page. */
  known: SupportMessage | null;
  onChanged: (message: SupportMessage) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** One message: what was written, what was answered, and what is to be done about it. */
export default function MessageView({ id, known, onChanged, onDeleted, onClose }: Props) {
  // A message of the list is there at once; another one is looked for.
  const found = useRead(known ? null : messageOf(id));
  const [changed, setChanged] = useState<SupportMessage | null>(null);
  const [done, setDone] = useState<MessageAct['what'] | null>(null);
  const [refused, setRefused] = useState<[MessageAct['what'], Failure] | null>(null);
  // Acts in turn each name what the one before has left, which is not drawn yet.
  const newest = useRef<SupportMessage | null>(null);
  const send = async (wished: MessageAct) => {
    newest.current = await perform(newest.current!, wished);
    return newest.current;
  };
  const { press, waiting } = useAct(send, {
    inTurn: true,
    done: (answer, { what }) => {
      if (answer === null) {
        announce('Message deleted.');
        onDeleted();
        return;
      }
      setDone(what);
      setChanged(answer);
      onChanged(answer);
      if (what === 'reply') announce(`Reply sent to ${answer.name}.`);
    },
    failed: (failure, { what }) => {
      setRefused([what, failure]);
      if (failure.reason !== 'changed') return;
      setChanged(null);
      refresh();
    },
  });

  const message = changed ?? known ?? found.data ?? null;
  useEffect(() => {
    newest.current = message;
  }, [message]);
  const act = (wished: MessageAct) => {
    setDone(null);
    setRefused(null);
    press(wished);
  };
  const acts: Omit<ActProps, 'message'> = {
    waiting,
    refusalOf: (what) => (refused?.[0] === what ? refused[1] : null),
    onAct: act,
  };
  return (
    <article className="message panel panel-snug" aria-label="Message">
      <Button look="quiet" className="tool-button mt-n2 mb-2 ms-n3" onClick={onClose}>
        <Icon name="arrow-left" />
        Back to the list
      </Button>
      {!message && (
        <Reading of={found} what="the message">
          {() => (
            <Empty drawing="gap" title="Message not found">
              <p>The link may be wrong, or the message may have been deleted.</p>
            </Empty>
          )}
        </Reading>
      )}
      {message && (
        <>
          <Letter message={message} />
          <Assignee message={message} {...acts} />
          <ReplyForm message={message} isSent={done === 'reply'} {...acts} />
          <NoteForm message={message} isSaved={done === 'note'} {...acts} />
          <DeleteMessage message={message} {...acts} />
        </>
      )}
    </article>
  );
}

/** Deletes a message once its sender's words are no longer needed, or were never to be kept. */
function DeleteMessage(props: ActProps) {
  const { message, refusalOf, onAct } = props;
  const [isAsked, ask] = useState(false);
  return (
    <div className="message-form part-above mb-5">
      <MoveFailed failure={refusalOf('deletion')} />
      <div className="message-acts">
        <BusyButton
          look="outline-danger"
          busy={isActing(props, 'deletion')}
          onClick={() => ask(true)}
        >
          Delete message
        </BusyButton>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Delete message"
          question={`Are you sure you want to delete the message from ${message.name}?`}
          consequence="Its replies and the internal note are deleted too. This cannot be undone."
          yes="Delete"
          no="Cancel"
          onYes={() => {
            ask(false);
            onAct({ what: 'deletion' });
          }}
          onNo={() => ask(false)}
        />
      )}
    </div>
  );
}
