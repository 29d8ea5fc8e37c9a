import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { deleteSearch, searchesOf, updateSearch } from './repository.ts';
import { saveSearch } from './save.ts';

/** The searches that students keep. Their mails: `digest/digests.ts`. */
export async function savedSearches(app: FastifyInstance, { services }: { services: Services }) {
  const { db, reads, clock } = services;

  serve(app, endpoints.listSavedSearches, (_, { person }) => searchesOf(reads, person.accountId));

  serve(app, endpoints.saveSearch, ({ body }, call) =>
    idempotent(services, call, (command) => saveSearch(command, body)),
  );

  serve(app, endpoints.changeSavedSearch, async ({ params, body }, { person }) =>
    orNotFound(await updateSearch(db, person.accountId, params.id, body, clock())),
  );

  serve(app, endpoints.deleteSavedSearch, async ({ params }, { person }) => {
    const isDeleted = await deleteSearch(db, person.accountId, params.id);
    if (!isDeleted) throw new Problem('not-found');
    return 'Search deleted.';
  });
}
