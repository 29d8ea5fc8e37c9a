import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { audit } from '../../audit/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { lockOwn } from '../../projects/lock.ts';
import { ownProject } from '../../projects/owner.ts';
import type { Services } from '../../services.ts';
import { rankAsCompany } from '../ranking.ts';
import { projectOf } from '../repository.ts';
import { listApplicants } from './listing.ts';
import { moveEach } from './move-each.ts';
import { keepNote } from './notes.ts';

/** Applications as a project's company knows them: read, note, rank, move many. Reading changes nothing. */
export async function applicants(app: FastifyInstance, { services }: { services: Services }) {
  const { db, clock } = services;

  serve(app, endpoints.listApplicants, async ({ params, query }, { person }) => {
    await ownProject(db, params.pid, person);
    return listApplicants(db, params.pid, query);
  });

  serve(app, endpoints.noteApplicant, async ({ params, body }, { person }) => {
    await ownProject(db, orNotFound(await projectOf(db, params.id)), person);
    await keepNote(db, params.id, body.note, clock());
    return body.note === '' ? 'The note is removed.' : 'The note is saved.';
  });

  serve(app, endpoints.rankApplicants, async ({ params, body }, { person }) => {
    const kept = await db.transaction().execute(async (transaction) => {
      const { title } = await lockOwn(transaction, params.pid, person);
      const ranked = await rankAsCompany(transaction, params.pid, body.applicationIds);
      if (ranked) {
        const subject = { kind: 'project', subjectId: params.pid, subject: title } as const;
        await audit(transaction, {
          by: person,
          at: clock(),
          act: 'ranked',
          ...subject,
          after: body,
        });
      }
      return ranked;
    });
    if (!kept)
      throw new Problem('not-live', 'Look at the applicants again: one of them has moved on.');
    return 'The order is saved.';
  });

  serve(app, endpoints.moveApplicants, async ({ body }, { person }) =>
    moveEach(services, body.moves, person),
  );
}
