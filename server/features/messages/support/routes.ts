import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { ContactForm } from '../../../../src/contract/messages/contact.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { once } from '../../../platform/calls/idempotency.ts';
import { serve, serveCommands } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/open.ts';
import { pageOf } from '../../../platform/database/paged.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { notifyAdmins } from '../../../platform/notifications/notify.ts';
import { answerMessage, changeMessage, deleteMessage } from './answer.ts';
import { messageListing } from './listing.ts';

/** Messages from visitors, and the team's inbox. */
export async function support(app: FastifyInstance, { services }: { services: Services }) {
  const change = serveCommands(app, services);
  serve(app, endpoints.contactUs, ({ body: { Website: trap, ...message } }, call) =>
    once(services, call, async (transaction) => {
      if (trap === '') await receiveMessage(services, transaction, message);
      return 'Message sent successfully!';
    }),
  );

  serve(app, endpoints.listMessages, ({ query }, { person: { accountId }, reads }) =>
    pageOf(reads, messageListing, { ...query, accountId }),
  );

  change(endpoints.updateMessage, (command, { params: { id }, body }, { version }) =>
    changeMessage(command, id, body, version),
  );

  change(endpoints.deleteMessage, async (command, { params: { id } }) => {
    await deleteMessage(command, id);
    return 'Message deleted.';
  });

  change(endpoints.replyToMessage, (command, { params: { id }, body }) =>
    answerMessage(command, id, body.message),
  );
}

/** Stores a visitor's message and notifies the admins. */
async function receiveMessage(
  services: Services,
  transaction: Database,
  message: ContactForm,
): Promise<void> {
  const id = await insertRow(transaction, 'contact_messages', {
    name: message.Name,
    email: message.Email,
    subject: message.Subject,
    message: message.Message,
    received_at: services.clock(),
  });
  await notifyAdmins(services, transaction, {
    kind: 'message received',
    title: 'New contact message',
    message: `${message.Name} writes: “${message.Subject}”`,
    link: `/admin/support?state=open&message=${id}`,
  });
}
