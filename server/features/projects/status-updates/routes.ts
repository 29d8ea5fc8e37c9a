import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { pageOf } from '../../../platform/database/paged.ts';
import { noteListing } from './repository.ts';
import { addNote, changeNote, deleteNote } from './save.ts';

/** Progress notes: companies write about their own projects, admins about any. */
export async function statusUpdates(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listStatusUpdates, ({ query }, { person, reads }) =>
    pageOf(reads, noteListing, { ...query, person }),
  );

  serve(app, endpoints.addStatusUpdate, ({ body }, call) =>
    idempotent(services, call, (command) => addNote(command, body)),
  );

  serve(app, endpoints.updateStatusUpdate, ({ params, body }, { person, version }) =>
    runCommand(services, person, (command) => changeNote(command, params.id, body, version)),
  );

  serve(app, endpoints.deleteStatusUpdate, async ({ params }, { person }) => {
    await runCommand(services, person, (command) => deleteNote(command, params.id));
    return 'Status deleted.';
  });
}
