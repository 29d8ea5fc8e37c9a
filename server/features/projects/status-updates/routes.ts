import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { inTransaction } from '../../../act.ts';
import { idempotent } from '../../../platform/http/idempotency.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../services.ts';
import { deleteNote } from './delete.ts';
import { listNotes } from './repository.ts';
import { addNote, changeNote } from './save.ts';

/** Progress notes: companies write about their own projects, admins about any. */
export async function statusUpdates(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listStatusUpdates, ({ query }, { person, from }) =>
    listNotes(from.db, person, query),
  );

  serve(app, endpoints.addStatusUpdate, ({ body }, call) =>
    idempotent(services, call, (act) => addNote(act, body)),
  );

  serve(app, endpoints.updateStatusUpdate, ({ params, body }, { person, version }) =>
    inTransaction(services, person, (act) => changeNote(act, params.id, body, version)),
  );

  serve(app, endpoints.deleteStatusUpdate, async ({ params }, { person }) => {
    await inTransaction(services, person, (act) => deleteNote(act, params.id));
    return 'Status deleted.';
  });
}
