import type { ContactForm } from '../../../../src/contract/messages/contact.ts';
import type { MessageState } from '../../../../src/contract/messages/support.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute } from '../../../platform/database/rows.ts';

/** @returns the message's number */
export async function insertMessage(
  db: Database,
  message: ContactForm,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      name: message.Name,
      email: message.Email,
      subject: message.Subject,
      message: message.Message,
      received_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What the team decides about a message; what is left out stays. */
export interface MessageChange {
  readonly state?: MessageState | undefined;
  readonly assignedTo?: number | null | undefined;
  readonly note?: string | undefined;
}

/** Locks the message's row, so that what is read next is what changes. */
export const lockMessage = (transaction: Database, id: number) =>
  execute(transaction)`select id from contact_messages where id = ${id} for update`;

export async function updateMessage(
  transaction: Database,
  id: number,
  { state, assignedTo, note }: MessageChange,
): Promise<void> {
  const set = {
    ...(state !== undefined && { state }),
    ...(assignedTo !== undefined && { assigned_to: assignedTo }),
    ...(note !== undefined && { note }),
  };
  if (Object.keys(set).length === 0) return;
  await transaction.updateTable('contact_messages').set(set).where('id', '=', id).execute();
}

export async function insertReply(
  transaction: Database,
  reply: { messageId: number; at: Date; by: string; message: string },
): Promise<void> {
  await transaction
    .insertInto('message_replies')
    .values({
      message_id: reply.messageId,
      at: reply.at,
      by_name: reply.by,
      message: reply.message,
    })
    .execute();
}

export const removeMessage = (transaction: Database, id: number) =>
  execute(transaction)`delete from contact_messages where id = ${id}`;
