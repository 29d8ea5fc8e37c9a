import { useState } from 'react';
import { isActing, refusalOf } from '../../../machines/messages/support-message.ts';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import type { ActProps } from './act-props.ts';

/** Deletes a message once its sender's words are no longer needed, or were never to be kept. */
export function DeleteMessage({ message, snapshot, onAct }: ActProps) {
  const [isAsked, ask] = useState(false);
  return (
    <div className="message-form">
      <MoveFailed failure={refusalOf(snapshot, 'deletion')} />
      <div className="message-acts">
        <BusyButton
          className="btn btn-outline-danger"
          busy={isActing(snapshot, 'deletion')}
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
