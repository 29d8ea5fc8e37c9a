import { useState } from 'react';
import ConfirmDialog from '../../ui/dialog/ConfirmDialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { MoveFailed } from '../../ui/status/MoveFailed.tsx';
import { type ActProps, isActing } from './message-acts.ts';

/** Deletes a message once its sender's words are no longer needed, or were never to be kept. */
export function DeleteMessage(props: ActProps) {
  const { message, refusalOf, onAct } = props;
  const [isAsked, ask] = useState(false);
  return (
    <div className="message-form">
      <MoveFailed failure={refusalOf('deletion')} />
      <div className="message-acts">
        <BusyButton
          className="btn btn-outline-danger"
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
