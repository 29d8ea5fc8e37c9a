import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../platform/calls/command.ts';
import { idempotent } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import { readProgramme } from './listing.ts';
import { addTerm, changeTerm, deleteTerm } from './save.ts';

/** The terms of the programme: read by everybody, kept by admins. */
export async function terms(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listTerms, () => readProgramme(services));

  serve(app, endpoints.addTerm, ({ body }, call) =>
    idempotent(services, call, (command) => addTerm(command, body)),
  );

  serve(app, endpoints.updateTerm, ({ params, body }, { person, version }) =>
    runCommand(services, person, (command) => changeTerm(command, params.id, body, version)),
  );

  serve(app, endpoints.deleteTerm, async ({ params }, { person }) => {
    await runCommand(services, person, (command) => deleteTerm(command, params.id));
    return 'Term deleted.';
  });
}
