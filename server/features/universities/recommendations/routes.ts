import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../../platform/calls/command.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  recommendationsOf,
  recommendStudent,
  setHidden,
  withdrawRecommendation,
} from './recommend.ts';

/** What staff say of students of theirs, and whether companies read it, which the student decides. */
export async function recommendations(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.recommend, async ({ params, body }, { person }) => {
    await runCommand(services, person, (command) =>
      recommendStudent(command, params.id, body.sentence),
    );
    return 'Recommendation saved.';
  });

  serve(app, endpoints.withdrawRecommendation, async ({ params }, { person }) => {
    await runCommand(services, person, (command) => withdrawRecommendation(command, params.id));
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
