import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve, serveCommands } from '../../../platform/calls/serve.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  recommendationsOf,
  recommendStudent,
  setHidden,
  withdrawRecommendation,
} from './recommend.ts';

/** Recommendations by staff for their students. The student decides if companies may read them. */
export async function recommendations(app: FastifyInstance, { services }: { services: Services }) {
  const change = serveCommands(app, services);
  const { db } = services;

  change(endpoints.recommend, async (command, { params, body }) => {
    await recommendStudent(command, params.id, body.sentence);
    return 'Recommendation saved.';
  });

  change(endpoints.withdrawRecommendation, async (command, { params }) => {
    await withdrawRecommendation(command, params.id);
    return 'Recommendation withdrawn.';
  });

  serve(app, endpoints.listRecommendations, (_, { person }) =>
    recommendationsOf(db, person.accountId),
  );

  serve(app, endpoints.hideRecommendation, async ({ params, body }, { person }) => {
    const { accountId } = person;
    if (!(await setHidden(db, accountId, params.id, body.hidden))) throw new Problem('not-found');
    return recommendationsOf(db, accountId);
  });
}
