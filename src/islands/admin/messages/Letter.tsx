import { useEffect, useRef } from 'react';
import type { SupportMessage } from '../../../contract/messages/support.ts';
import { momentOf } from '../../ui/status/dates.ts';
import { StatusTag } from '../../ui/status/StatusTag.tsx';
import { stateWords, tagOf } from './words.ts';

/** A message with the replies so far. Opening it moves the focus here. */
export function Letter({ message }: { message: SupportMessage }) {
  const { subject, name, email, receivedAt, state, replies } = message;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className="cluster column-gap-4 justify-content-between">
        <h2 className="m-0" ref={head} tabIndex={-1}>
          {subject}
        </h2>
        <StatusTag status={tagOf[state]}>{stateWords[state]}</StatusTag>
      </header>
      <p className="cluster row-gap-0 column-gap-3 align-items-baseline my-2 fs-15">
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <a href={`mailto:${email}`}>{email}</a>{' '}
        <time className="note soft" dateTime={receivedAt}>
          {momentOf(receivedAt)}
        </time>
      </p>
      <p className="message-text mt-0 mb-4 text-pre-line">{message.message}</p>
      {replies.length > 0 && (
        <ol className="message-replies plain-list mb-4" aria-label="Replies">
          {replies.map((reply) => (
            <li className="py-1 ps-4 mb-3" key={reply.at}>
              <p className="cluster row-gap-0 column-gap-3 align-items-baseline my-2 fs-15">
                <strong>{reply.by}</strong> answered{' '}
                <time className="note soft" dateTime={reply.at}>
                  {momentOf(reply.at)}
                </time>
              </p>
              <p className="message-text m-0 text-pre-line">{reply.message}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
