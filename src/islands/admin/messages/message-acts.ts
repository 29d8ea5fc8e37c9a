import { calls } from '../../../api/act/act.ts';
import { newKey } from '../../../api/act/sending-key.ts';
import type { Failure } from '../../../api/problem.ts';
import {
  deleteMessage,
  type MessageState,
  replyToMessage,
  type SupportMessage,
  updateMessage,
} from '../../../contract/messages/support.ts';
import { draftOf, forgetDraft, keepDraft } from '../../../session/drafts.ts';

export type MessageAct =
  | { readonly what: 'assignment'; readonly assignedTo: number | null }
  | { readonly what: 'state'; readonly state: MessageState }
  | { readonly what: 'note'; readonly note: string }
  | { readonly what: 'reply'; readonly text: string }
  | { readonly what: 'deletion' };

/** Props shared by the acting parts of an open message. */
export interface ActProps {
  readonly message: SupportMessage;
  /** Act being sent, and those queued behind it. */
  readonly waiting: readonly MessageAct[];
  /** Null if the last act of a kind was not refused. */
  readonly refusalOf: (what: MessageAct['what']) => Failure | null;
  readonly onAct: (act: MessageAct) => void;
}

export const isActing = ({ waiting }: ActProps, what: MessageAct['what']): boolean =>
  waiting.some((act) => act.what === what);

/** @returns the message as it is then; null once it is deleted */
export async function perform(
  { id, version }: SupportMessage,
  act: MessageAct,
): Promise<SupportMessage | null> {
  const params = { id };
  if (act.what === 'deletion') {
    await calls(deleteMessage)({ params });
    forgetMessage(id);
    return null;
  }
  if (act.what !== 'reply') {
    const { what: _, ...body } = act;
    return calls(updateMessage)({ params, body, version });
  }
  const idempotencyKey = replyKeyFor(id, act.text);
  const body = { message: act.text };
  const answered = await calls(replyToMessage)({ params, body, idempotencyKey });
  forgetReply(id);
  return answered;
}

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
function replyKeyFor(id: number, text: string): string {
  const kept = draftOf<Attempt>(attemptName(id));
  if (kept?.text === text) return kept.key;
  const key = newKey();
  keepDraft(attemptName(id), { key, text });
  return key;
}

/** Once a reply is on its way, nothing of its writing is kept. */
function forgetReply(id: number): void {
  forgetDraft(replyDraft(id));
  forgetDraft(attemptName(id));
}

/** Once a message is deleted, nothing that was written about it is kept either. */
function forgetMessage(id: number): void {
  forgetDraft(noteDraft(id));
  forgetReply(id);
}
