import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { pageOf } from '../../../platform/database/paged.ts';
import { noteListing } from './repository.ts';
import { addNote, changeNote, deleteNote } from './save.ts';

/** Progress notes: companies write about their own projects, admins about any. */
export async function statusUpdates(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  serve(app, endpoints.listStatusUpdates, ({ query }, { person, reads }) =>
    pageOf(reads, noteListing, { ...query, person }),
  );

  act(endpoints.addStatusUpdate, (command, { body }) => addNote(command, body));

  act(endpoints.updateStatusUpdate, (command, { params, body, version }) =>
    changeNote(command, params.id, body, version),
  );

  act(endpoints.deleteStatusUpdate, (command, { params }) => deleteNote(command, params.id));
}
