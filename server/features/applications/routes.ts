import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { commandIn, runCommand, type Services } from '../../platform/calls/command.ts';
import { once } from '../../platform/calls/idempotency.ts';
import { serve, serveCommands } from '../../platform/calls/serve.ts';
import { pipelined } from '../../platform/database/postgresql/shared-connections.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { findSentResume, pdfFile } from '../students/resumes/sent.ts';
import { apply } from './apply.ts';
import { editApplication } from './editing/versions.ts';
import { findApplication, listOfStudent } from './listing.ts';
import { moveApplication } from './move.ts';
import { rankOwnApplications } from './ranking.ts';
import { noteOfferOpened } from './repository.ts';
import { readApplication, readEarlierVersions, requireInvolved } from './timeline.ts';

/** Applications as their students know them: apply, edit, list, rank; and what both sides do: move, read what was sent. */
export async function applications(app: FastifyInstance, { services }: { services: Services }) {
  const change = serveCommands(app, services);
  const { db, clock } = services;

  serve(app, endpoints.apply, async ({ body }, call) => {
    if (body.studentId !== call.person.accountId) throw new Problem('forbidden');
    return once(services, call, async (transaction) => {
      await apply(commandIn(services, transaction, call.person), body);
      return 'Application submitted successfully!';
    });
  });

  serve(app, endpoints.listEarlierVersions, ({ params, query }, { person }) =>
    readEarlierVersions(db, params.id, person, query),
  );
  serve(app, endpoints.getApplication, async ({ params: { id } }, { person }) => {
    // Before it is read: what its student reads is not taken back any more.
    if (person.role === 'Student') await noteOfferOpened(db, id, person.accountId, clock());
    return readApplication(db, id, person, clock());
  });

  serve(app, endpoints.editApplication, async ({ params: { id }, body }, { person, version }) => {
    await runCommand(services, person, (command) => editApplication(command, id, body, version));
    return readApplication(db, id, person, clock());
  });

  serve(app, endpoints.sentResume, async ({ params: { id }, query }, { person, reply }) => {
    await requireInvolved(db, orNotFound(await findApplication(db, id, person)), person);
    return pdfFile(reply, orNotFound(await findSentResume(db, id, query.version)));
  });

  change(endpoints.rankOwnApplications, async (command, { body }) => {
    await rankOwnApplications(command, body.applicationIds);
    return 'Order saved.';
  });

  serve(app, endpoints.listOwnApplications, async ({ params, query }, { person, reads }) => {
    if (person.role === 'Student' && params.studentId !== person.accountId)
      throw new Problem('forbidden');
    return listOfStudent(pipelined(reads), params.studentId, query);
  });

  serve(app, endpoints.moveApplication, async ({ params, body }, { person, version }) => {
    await moveApplication(services, params.id, { ...body, version }, person);
    return orNotFound(await findApplication(db, params.id, person));
  });
}
