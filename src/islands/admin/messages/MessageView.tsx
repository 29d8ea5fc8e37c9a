import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { messageOf } from '../../../api/read/support.ts';
import { useRead } from '../../../api/read/useRead.ts';
import type { SupportMessage } from '../../../contract/messages/support.ts';
import { type MessageAct, messageActsMachine } from '../../../machines/messages/support-message.ts';
import { Empty } from '../../ui/list/Empty.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { Assignee } from './Assignee.tsx';
import { DeleteMessage } from './DeleteMessage.tsx';
import { Letter } from './Letter.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import './message.scss';

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
  const [snapshot, send, actor] = useMachine(messageActsMachine, { input: { id } });
  const [changed, setChanged] = useState<SupportMessage | null>(null);
  const [done, setDone] = useState<MessageAct['what'] | null>(null);
  useEmitted(actor, {
    changed: ({ what, message }) => {
      setDone(what);
      setChanged(message);
      onChanged(message);
      if (what === 'reply') announce(`Reply sent to ${message.name}.`);
    },
    deleted: () => {
      announce('Message deleted.');
      onDeleted();
    },
  });

  const message = changed ?? known ?? found.data ?? null;
  const act = (wished: MessageAct) => {
    setDone(null);
    send({ type: 'act', act: wished });
  };
  return (
    <article className="message panel" aria-label="Message">
      <button type="button" className="btn btn-quiet message-close" onClick={onClose}>
        <Icon name="arrow-left" />
        Back to the list
      </button>
      {!message && (
        <Reading
          of={found}
          loading={<p role="status">Loading the message…</p>}
          failed="The message could not be loaded. Try again later."
        >
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
          <Assignee message={message} snapshot={snapshot} onAct={act} />
          <NoteForm message={message} snapshot={snapshot} isSaved={done === 'note'} onAct={act} />
          <ReplyForm message={message} snapshot={snapshot} isSent={done === 'reply'} onAct={act} />
          <DeleteMessage message={message} snapshot={snapshot} onAct={act} />
        </>
      )}
    </article>
  );
}
