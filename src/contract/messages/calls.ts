import { previewLetter, writeLetter } from './announcements.ts';
import { contactUs } from './contact.ts';
import * as support from './support.ts';

/** Every call about messages. */
export const messagesCalls = {
  contactUs,
  listMessages: support.listMessages,
  updateMessage: support.updateMessage,
  replyToMessage: support.replyToMessage,
  deleteMessage: support.deleteMessage,
  previewLetter,
  writeLetter,
};
