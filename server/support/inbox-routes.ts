import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { SupportMessage } from '../../src/contract/support.ts';
import { activeAdminName } from '../accounts/active-admin.ts';
import { audit } from '../audit/audit.ts';
import { changes } from '../audit/rules.ts';
import { idempotent } from '../http/idempotency.ts';
import { badField, orNotFound } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { replyLetter } from '../mail/templates.ts';
import type { Services } from '../services.ts';
import { findMessage, listMessagesFor } from './listing.ts';
import { addReply, lockMessage, takeCare } from './repository.ts';

/** The team's inbox: who takes care of what visitors wrote, and what they are answered. */
export async function inbox(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock, mailer } = services;
  const subjectOf = ({ id, subject }: SupportMessage) =>
    ({ kind: 'message', subjectId: id, subject }) as const;

  serve(app, endpoints.listMessages, async ({ query }, { person }) =>
    listMessagesFor(db, person, query),
  );

  serve(app, endpoints.updateMessage, async ({ params: { id }, body }, { person }) =>
    db.transaction().execute(async (transaction) => {
      await lockMessage(transaction, id);
      const before = orNotFound(await findMessage(transaction, id));
      const { assignedTo } = body;
      // Who was assigned before may stay, also when they can no longer sign in.
      const isNew = typeof assignedTo === 'number' && assignedTo !== before.assignedTo?.id;
      if (isNew && !(await activeAdminName(transaction, assignedTo)))
        throw badField('assignedTo', 'Choose an admin who can sign in.');
      await takeCare(transaction, id, body);
      const after = orNotFound(await findMessage(transaction, id));
      const act = { by: person, at: clock(), act: 'changed', ...subjectOf(after) };
      await audit(transaction, { ...act, ...changes(before, after) });
      return after;
    }),
  );

  serve(app, endpoints.replyToMessage, async ({ params: { id }, body }, { person, request }) => {
    const at = clock();
    return idempotent({ db, now: at, request, person }, async (transaction) => {
      await lockMessage(transaction, id);
      const message = orNotFound(await findMessage(transaction, id));
      const by = orNotFound(await activeAdminName(transaction, person.accountId));
      await addReply(transaction, { messageId: id, at, by, message: body.message });
      await takeCare(transaction, id, { state: 'answered' });
      await mailer.send(transaction, replyLetter(message, body.message, by));
      const act = { by: person, at, act: 'answered', ...subjectOf(message) };
      const after = { state: 'answered', reply: body.message };
      await audit(transaction, { ...act, before: { state: message.state }, after });
      return orNotFound(await findMessage(transaction, id));
    });
  });
}
