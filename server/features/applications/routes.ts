import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
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
  const act = acts(app, services);
  const { db, clock } = services;

  act(endpoints.apply, async (command, { body }) => {
    if (body.studentId !== command.by.accountId) throw new Problem('forbidden');
    await apply(command, body);
  });

  serve(app, endpoints.listEarlierVersions, ({ params, query }, { person }) =>
    readEarlierVersions(db, params.id, person, query),
  );
  serve(app, endpoints.getApplication, async ({ params: { id } }, { person }) => {
    // Before it is read: what its student reads is not taken back any more.
    if (person.role === 'Student') await noteOfferOpened(db, id, person.accountId, clock());
    return readApplication(db, id, person, clock());
  });

  act(endpoints.editApplication, async (command, { params: { id }, body, version }) => {
    await editApplication(command, id, body, version);
    return readApplication(command.transaction, id, command.by, command.at);
  });

  serve(app, endpoints.sentResume, async ({ params: { id }, query }, { person, reply }) => {
    await requireInvolved(db, orNotFound(await findApplication(db, id, person)), person);
    return pdfFile(reply, orNotFound(await findSentResume(db, id, query.version)));
  });

  act(endpoints.rankOwnApplications, (command, { body }) =>
    rankOwnApplications(command, body.applicationIds),
  );

  serve(app, endpoints.listOwnApplications, async ({ params, query }, { person, reads }) => {
    if (person.role === 'Student' && params.studentId !== person.accountId)
      throw new Problem('forbidden');
    return listOfStudent(pipelined(reads), params.studentId, query);
  });

  act(endpoints.moveApplication, async (command, { params: { id }, body, version }) => {
    await moveApplication(command, id, { ...body, version }, command.by);
    return orNotFound(await findApplication(command.transaction, id, command.by));
  });
}
