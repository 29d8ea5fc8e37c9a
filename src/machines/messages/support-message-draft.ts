import { newKey } from '../../api/act/sending-key.ts';
import { draftOf, forgetDraft, keepDraft } from '../../session/drafts.ts';

/** Under these names what an admin writes about a message is kept, until it is saved or sent. */
export const noteDraft = (id: number): string => `support-note-${id}`;
export const replyDraft = (id: number): string => `support-reply-${id}`;
const attemptName = (id: number): string => `support-reply-${id}-attempt`;

interface Attempt {
  readonly key: string;
  readonly text: string;
}

/**
 * The key that sends this reply: the one kept from before as long as not a letter has changed, so
 * that a reply whose answer was lost is not mailed twice; or else a new one, kept from now on.
 */
export function replyKeyFor(id: number, text: string): string {
  const kept = draftOf<Attempt>(attemptName(id));
  if (kept?.text === text) return kept.key;
  const key = newKey();
  keepDraft(attemptName(id), { key, text });
  return key;
}

/** Once a reply is on its way, nothing of its writing is kept. */
export function forgetReply(id: number): void {
  forgetDraft(replyDraft(id));
  forgetDraft(attemptName(id));
}

/** Once a message is deleted, nothing that was written about it is kept either. */
export function forgetMessage(id: number): void {
  forgetDraft(noteDraft(id));
  forgetReply(id);
}
