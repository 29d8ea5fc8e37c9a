import type { SnapshotFrom } from 'xstate';
import type { SupportMessage } from '../../../contract/messages/support.ts';
import type { MessageAct, messageActsMachine } from '../../../machines/messages/support-message.ts';

/** What every part of an open message that does something is given. */
export interface ActProps {
  readonly message: SupportMessage;
  readonly snapshot: SnapshotFrom<typeof messageActsMachine>;
  readonly onAct: (act: MessageAct) => void;
}
