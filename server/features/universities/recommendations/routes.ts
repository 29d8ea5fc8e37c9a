import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { acts, serve } from '../../../platform/calls/serve.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  recommendationsOf,
  recommendStudent,
  setHidden,
  withdrawRecommendation,
} from './recommend.ts';

/** Recommendations by staff for their students. The student decides if companies may read them. */
export async function recommendations(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  act(endpoints.recommend, (command, { params, body }) =>
    recommendStudent(command, params.id, body.sentence),
  );

  act(endpoints.withdrawRecommendation, (command, { params }) =>
    withdrawRecommendation(command, params.id),
  );

  serve(app, endpoints.listRecommendations, (_, { person }) =>
    recommendationsOf(services.db, person.accountId),
  );

  act(endpoints.hideRecommendation, async ({ transaction, by }, { params, body }) => {
    const { accountId } = by;
    if (!(await setHidden(transaction, accountId, params.id, body.hidden)))
      throw new Problem('not-found');
    return recommendationsOf(transaction, accountId);
  });
}
