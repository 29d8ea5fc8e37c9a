import type { MessageState } from '../../../contract/messages/support.ts';

export const stateWords: Record<MessageState, string> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

/** The colours of a state are those of a status that means the same to the eye. */
export const tagOf: Record<MessageState, string> = {
  open: 'pending',
  answered: 'completed',
  closed: 'closed',
};
