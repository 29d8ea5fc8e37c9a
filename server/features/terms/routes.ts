import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { serve, serveCommands } from '../../platform/calls/serve.ts';
import { readProgramme } from './listing.ts';
import { addTerm, changeTerm, deleteTerm } from './save.ts';

/** The terms of the programme: read by everybody, kept by admins. */
export async function terms(app: FastifyInstance, { services }: { services: Services }) {
  const change = serveCommands(app, services);
  serve(app, endpoints.listTerms, () => readProgramme(services));

  change(endpoints.addTerm, (command, { body }) => addTerm(command, body));

  change(endpoints.updateTerm, (command, { params, body }, { version }) =>
    changeTerm(command, params.id, body, version),
  );

  change(endpoints.deleteTerm, async (command, { params }) => {
    await deleteTerm(command, params.id);
    return 'Term deleted.';
  });
}
