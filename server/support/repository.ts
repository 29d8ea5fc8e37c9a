import type { ContactForm } from '../../src/contract/contact.ts';
import type { Database } from '../database/open.ts';

export async function keepMessage(db: Database, message: ContactForm, now: Date): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      name: message.Name,
      email: message.Email,
      subject: message.Subject,
      message: message.Message,
      received_at: now,
    })
    .execute();
}
