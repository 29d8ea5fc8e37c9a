import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { inTransaction } from '../../act.ts';
import { idempotent } from '../../platform/http/idempotency.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../services.ts';
import { deleteTerm } from './delete.ts';
import { readProgramme } from './programme.ts';
import { addTerm, changeTerm } from './save.ts';

/** The terms of the programme: read by everybody, kept by admins. */
export async function terms(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.listTerms, () => readProgramme(services));

  serve(app, endpoints.addTerm, ({ body }, call) =>
    idempotent(services, call, (act) => addTerm(act, body)),
  );

  serve(app, endpoints.updateTerm, ({ params, body }, { person, version }) =>
    inTransaction(services, person, (act) => changeTerm(act, params.id, body, version)),
  );

  serve(app, endpoints.deleteTerm, async ({ params }, { person }) => {
    await inTransaction(services, person, (act) => deleteTerm(act, params.id));
    return 'Term deleted.';
  });
}
