import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { inTransaction } from '../../../act.ts';
import { idempotent, once } from '../../../platform/http/idempotency.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../services.ts';
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
    inTransaction(services, person, (act) => changeMessage(act, id, body)),
  );

  serve(app, endpoints.deleteMessage, async ({ params: { id } }, { person }) => {
    await inTransaction(services, person, (act) => deleteMessage(act, id));
    return 'Message deleted.';
  });

  serve(app, endpoints.replyToMessage, ({ params: { id }, body }, call) =>
    idempotent(services, call, (act) => answerMessage(act, id, body.message)),
  );
}
