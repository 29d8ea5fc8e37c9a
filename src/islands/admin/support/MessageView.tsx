import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { SupportMessage } from '../../../contract/support.ts';
import {
  type MessageAct,
  supportMessageMachine,
} from '../../../machines/support/support-message.ts';
import { Empty, LoadFailed } from '../../ui/list/Empty.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { announce } from '../../ui/status/toasts.ts';
import { Assignee } from './Assignee.tsx';
import { Letter } from './Letter.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import './message.scss';

interface Props {
  id: number;
  /** As the list has it; null where it is not on this page. */
  known: SupportMessage | null;
  onChanged: (message: SupportMessage) => void;
  onClose: () => void;
}

/** One message: what was written, what was answered, and what is to be done about it. */
export default function MessageView({ id, known, onChanged, onClose }: Props) {
  const actor = useActorRef(supportMessageMachine, { input: { id, known } });
  const snapshot = useSelector(actor, (now) => now);
  const [done, setDone] = useState<MessageAct['what'] | null>(null);
  const tell = useRef(onChanged);
  tell.current = onChanged;
  useEffect(() => {
    const heard = actor.on('changed', ({ what, message }) => {
      setDone(what);
      tell.current(message);
      if (what === 'reply') announce(`Your reply is on its way to ${message.name}.`);
    });
    return () => heard.unsubscribe();
  }, [actor]);

  const { message } = snapshot.context;
  const act = (wished: MessageAct) => {
    setDone(null);
    actor.send({ type: 'act', act: wished });
  };
  return (
    <article className="message panel" aria-label="Message">
      <button type="button" className="btn btn-quiet message-close" onClick={onClose}>
        <Icon name="arrow-left" />
        Back to the list
      </button>
      {snapshot.matches('finding') && <p role="status">Loading the message…</p>}
      {snapshot.matches('failed') && (
        <LoadFailed
          sentence="The message could not be loaded. Please try again later."
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {snapshot.matches('absent') && (
        <Empty drawing="gap" title="There is no such message">
          <p>The address may be an old one. All messages stand in the list.</p>
        </Empty>
      )}
      {message && (
        <>
          <Letter message={message} />
          <Assignee message={message} snapshot={snapshot} onAct={act} />
          <NoteForm message={message} snapshot={snapshot} isSaved={done === 'note'} onAct={act} />
          <ReplyForm message={message} snapshot={snapshot} isSent={done === 'reply'} onAct={act} />
        </>
      )}
    </article>
  );
}
