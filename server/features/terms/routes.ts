import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
import { readProgramme } from './listing.ts';
import { addTerm, changeTerm, deleteTerm } from './save.ts';

/** The terms of the programme: read by everybody, kept by admins. */
export async function terms(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  serve(app, endpoints.listTerms, () => readProgramme(services));

  act(endpoints.addTerm, (command, { body }) => addTerm(command, body));

  act(endpoints.updateTerm, (command, { params, body, version }) =>
    changeTerm(command, params.id, body, version),
  );

  act(endpoints.deleteTerm, (command, { params }) => deleteTerm(command, params.id));
}
