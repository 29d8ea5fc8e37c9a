import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { idempotent, once } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { answerMessage, changeMessage, deleteMessage } from './answer.ts';
import { listMessagesFor } from './listing.ts';
import { receiveMessage } from './receive.ts';

/** What visitors write to the team, and the team's inbox: whose each message is, and what is answered. */
export async function support(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.contactUs, ({ body: { Website: trap, ...message } }, call) =>
    once(services, call, async (transaction) => {
      if (trap === '') await receiveMessage(services, transaction, message);
      return 'Message sent successfully!';
    }),
  );

  serve(app, endpoints.listMessages, ({ query }, { person, from }) =>
    listMessagesFor(from.db, person, query),
  );

  serve(app, endpoints.updateMessage, ({ params: { id }, body }, { person }) =>
    runCommand(services, person, (command) => changeMessage(command, id, body)),
  );

  serve(app, endpoints.deleteMessage, async ({ params: { id } }, { person }) => {
    await runCommand(services, person, (command) => deleteMessage(command, id));
    return 'Message deleted.';
  });

  serve(app, endpoints.replyToMessage, ({ params: { id }, body }, call) =>
    idempotent(services, call, (command) => answerMessage(command, id, body.message)),
  );
}
