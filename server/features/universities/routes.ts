import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../platform/calls/command.ts';
import { idempotent } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { deleteUniversity } from './delete.ts';
import { findUniversity, listUniversitiesFor } from './listing.ts';
import { mergeUniversity, previewMerge } from './merge.ts';
import { addUniversity, changeUniversity, nameUniversity } from './save.ts';
import { suggestUniversities } from './suggest.ts';
import { listUnplacedTexts } from './unplaced.ts';

/** The universities that students fall under: suggested to everyone, kept by admins. */
export async function universities(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.suggestUniversities, ({ query }, { from }) =>
    suggestUniversities(from.db, query.search),
  );

  serve(app, endpoints.listUniversities, ({ query }, { from }) =>
    listUniversitiesFor(from.db, query),
  );

  serve(app, endpoints.listUnplaced, ({ query }, { from }) => listUnplacedTexts(from.db, query));

  serve(app, endpoints.getUniversity, async ({ params }) =>
    orNotFound(await findUniversity(db, params.id)),
  );

  serve(app, endpoints.addUniversity, ({ body }, call) =>
    idempotent(services, call, (command) => addUniversity(command, body)),
  );

  serve(app, endpoints.updateUniversity, ({ params, body }, { person, version }) =>
    runCommand(services, person, (command) => changeUniversity(command, params.id, body, version)),
  );

  serve(app, endpoints.nameUniversity, ({ params, body }, { person }) =>
    runCommand(services, person, (command) => nameUniversity(command, params.id, body.name)),
  );

  serve(app, endpoints.deleteUniversity, async ({ params }, { person }) => {
    await runCommand(services, person, (command) => deleteUniversity(command, params.id));
    return 'University deleted.';
  });

  serve(app, endpoints.previewMerge, ({ params, query }) =>
    previewMerge(db, params.id, query.into),
  );

  serve(app, endpoints.mergeUniversity, ({ params, body }, { person }) =>
    runCommand(services, person, (command) => mergeUniversity(command, params.id, body.into)),
  );
}
