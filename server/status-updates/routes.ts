import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { idempotent } from '../http/idempotency.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { deleteNote } from './delete.ts';
import { listNotes } from './repository.ts';
import { addNote, changeNote } from './save.ts';

/** Progress notes: companies write about their own projects, admins about any. */
export async function statusUpdates(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.listStatusUpdates, ({ query }, { person }) => listNotes(db, person, query));

  serve(app, endpoints.addStatusUpdate, ({ body }, call) =>
    idempotent(services, call, (transaction) => addNote(services, transaction, body, call.person)),
  );

  serve(app, endpoints.updateStatusUpdate, ({ params, body }, { person }) =>
    db
      .transaction()
      .execute((transaction) => changeNote(services, transaction, params.id, body, person)),
  );

  serve(app, endpoints.deleteStatusUpdate, async ({ params }, { person }) => {
    await db
      .transaction()
      .execute((transaction) => deleteNote(services, transaction, params.id, person));
    return 'The status is deleted.';
  });
}
