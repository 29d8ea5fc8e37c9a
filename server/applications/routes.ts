import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { once } from '../http/idempotency.ts';
import { orNotFound, Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import { count, lockProject } from '../projects/lock.ts';
import { ownerOf } from '../projects/owner.ts';
import type { Services } from '../services.ts';
import { findApplication, listOfStudent } from './listing.ts';
import { moveApplication } from './move.ts';
import { tell } from './news.ts';
import { rankAsStudent } from './ranking.ts';
import { addApplication, recordMove } from './repository.ts';
import { concerns, obstacle } from './rules.ts';
import { withTimeline } from './timeline.ts';

/** Applications as their students know them: apply, list, rank; and the move that both sides make. */
export async function applications(app: FastifyInstance, { services }: { services: Services }) {
  const { db, reads, clock } = services;

  serve(app, endpoints.apply, async ({ body }, { person, request }) => {
    if (body.studentId !== person.accountId) throw new Problem('forbidden');
    const at = clock();
    return once({ db, now: at, request, person }, async (transaction) => {
      const project = await lockProject(transaction, body.projectId);
      if (!project || project.status === 'Draft')
        throw new Problem('not-found', 'There is no such project.');
      const reason = obstacle(project, at);
      if (reason) throw new Problem(reason);
      const id = await addApplication(transaction, body, at);
      if (id === null) throw new Problem('already-applied');
      await count(transaction, project.id, { places: 0, waiting: 1 });
      await recordMove(transaction, {
        applicationId: id,
        at,
        by: person.accountId,
        event: 'apply',
        from: null,
        to: 'Under Review',
        reason: '',
        note: '',
      });
      const application = { id, studentId: person.accountId };
      await tell(services, transaction, { application, project, event: 'apply' });
      return 'Application submitted successfully!';
    });
  });

  serve(app, endpoints.getApplication, async ({ params }, { person }) => {
    const application = await findApplication(db, params.id, person);
    const owner = application && (await ownerOf(db, application.projectId));
    if (!application || !owner) throw new Problem('not-found');
    if (!concerns(person, application.studentId, owner.ownerId)) throw new Problem('not-found');
    return withTimeline(db, application);
  });

  serve(app, endpoints.rankOwnApplications, async ({ body }, { person }) => {
    const kept = await db
      .transaction()
      .execute((transaction) => rankAsStudent(transaction, person.accountId, body.applicationIds));
    if (!kept)
      throw new Problem('not-live', 'Look at your applications again: one of them has moved on.');
    return 'Your order is saved.';
  });

  serve(app, endpoints.listOwnApplications, async ({ params, query }, { person }) => {
    if (person.role === 'Student' && params.studentId !== person.accountId)
      throw new Problem('forbidden');
    return listOfStudent(reads, params.studentId, query);
  });

  serve(app, endpoints.moveApplication, async ({ params, body }, { person }) => {
    await moveApplication(services, params.id, body, person);
    return orNotFound(await findApplication(db, params.id, person));
  });
}
