import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve, serveCommands } from '../../../platform/calls/serve.ts';
import { pageOf } from '../../../platform/database/paged.ts';
import { noteListing } from './repository.ts';
import { addNote, changeNote, deleteNote } from './save.ts';

/** Progress notes: companies write about their own projects, admins about any. */
export async function statusUpdates(app: FastifyInstance, { services }: { services: Services }) {
  const change = serveCommands(app, services);
  serve(app, endpoints.listStatusUpdates, ({ query }, { person, reads }) =>
    pageOf(reads, noteListing, { ...query, person }),
  );

  change(endpoints.addStatusUpdate, (command, { body }) => addNote(command, body));

  change(endpoints.updateStatusUpdate, (command, { params, body }, { version }) =>
    changeNote(command, params.id, body, version),
  );

  change(endpoints.deleteStatusUpdate, async (command, { params }) => {
    await deleteNote(command, params.id);
    return 'Status deleted.';
  });
}
