import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { ContactForm } from '../../../../src/contract/messages/contact.ts';
import { happened } from '../../../platform/acts/happened.ts';
import type { ProductAct, Services } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { pageOf } from '../../../platform/database/paged.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { adminsOf } from '../../../platform/notifications/notify.ts';
import { answerMessage, changeMessage, deleteMessage } from './answer.ts';
import { messageListing } from './listing.ts';

/** Messages from visitors, and the team's inbox. */
export async function support(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  act(endpoints.contactUs, async (command, { body: { Website: trap, ...message } }) => {
    if (trap === '') await receiveMessage(command, message);
  });

  serve(app, endpoints.listMessages, ({ query }, { person: { accountId }, reads }) =>
    pageOf(reads, messageListing, { ...query, accountId }),
  );

  act(endpoints.updateMessage, (command, { params: { id }, body, version }) =>
    changeMessage(command, id, body, version),
  );

  act(endpoints.deleteMessage, (command, { params: { id } }) => deleteMessage(command, id));

  act(endpoints.replyToMessage, (command, { params: { id }, body }) =>
    answerMessage(command, id, body.message),
  );
}

/** Stores a visitor's message and notifies the admins. */
async function receiveMessage(act: ProductAct, message: ContactForm): Promise<void> {
  const id = await insertRow(act.transaction, 'contact_messages', {
    name: message.Name,
    email: message.Email,
    subject: message.Subject,
    message: message.Message,
    received_at: act.at,
  });
  const concerned = { admin: await adminsOf(act.transaction) };
  await happened(act, [{ kind: 'message received', aboutId: id, facts: {}, concerned }]);
}
