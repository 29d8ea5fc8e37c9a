import { useEffect, useRef } from 'react';
import type { SupportMessage } from '../../../contract/messages/support.ts';
import { momentOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { stateWords, tagOf } from './words.ts';

/** What somebody wrote, and what they were answered so far. Opening it brings the focus here. */
export function Letter({ message }: { message: SupportMessage }) {
  const { subject, name, email, receivedAt, state, replies } = message;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className="message-head">
        <h2 ref={head} tabIndex={-1}>
          {subject}
        </h2>
        <StatusTag status={tagOf[state]}>{stateWords[state]}</StatusTag>
      </header>
      <p className="message-from">
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <a href={`mailto:${email}`}>{email}</a>{' '}
        <time className="note soft" dateTime={receivedAt}>
          {momentOf(receivedAt)}
        </time>
      </p>
      <p className="message-text">{message.message}</p>
      {replies.length > 0 && (
        <ol className="message-replies" aria-label="Replies">
          {replies.map((reply) => (
            <li key={reply.at}>
              <p className="message-from">
                <strong>{reply.by}</strong> answered{' '}
                <time className="note soft" dateTime={reply.at}>
                  {momentOf(reply.at)}
                </time>
              </p>
              <p className="message-text">{reply.message}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
