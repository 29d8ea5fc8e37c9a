import type { ContactForm } from '../../../../src/contract/messages/contact.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { notifyAdmins } from '../../../platform/notifications/notify-admins.ts';
import { insertMessage } from './repository.ts';

/** Keeps a visitor's message, and tells the admins. */
export async function receiveMessage(
  services: Services,
  transaction: Database,
  message: ContactForm,
): Promise<void> {
  const id = await insertMessage(transaction, message, services.clock());
  await notifyAdmins(services, transaction, {
    kind: 'message received',
    title: 'New contact message',
    message: `${message.Name} writes: “${message.Subject}”`,
    link: `/admin/support?state=open&message=${id}`,
  });
}
