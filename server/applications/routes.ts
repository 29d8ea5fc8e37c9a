import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../src/contract/endpoints.ts';
import { actIn, inTransaction } from '../act.ts';
import { once } from '../http/idempotency.ts';
import { orNotFound, Problem } from '../http/problem.ts';
import { serve } from '../http/serve.ts';
import type { Services } from '../services.ts';
import { apply } from './apply.ts';
import { findApplication, listOfStudent } from './listing.ts';
import { moveApplication } from './move.ts';
import { rankOwnApplications } from './ranking.ts';
import { readApplication } from './timeline.ts';

/** Applications as their students know them: apply, list, rank; and the move that both sides make. */
export async function applications(app: FastifyInstance, { services }: { services: Services }) {
  const { db, reads, clock } = services;

  serve(app, endpoints.apply, async ({ body }, call) => {
    if (body.studentId !== call.person.accountId) throw new Problem('forbidden');
    return once(services, call, async (transaction) => {
      await apply(actIn(services, transaction, call.person), body);
      return 'Application submitted successfully!';
    });
  });

  serve(app, endpoints.getApplication, ({ params }, { person }) =>
    readApplication(db, params.id, person, clock()),
  );

  serve(app, endpoints.rankOwnApplications, async ({ body }, { person }) => {
    await inTransaction(services, person, (act) => rankOwnApplications(act, body.applicationIds));
    return 'Order saved.';
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
