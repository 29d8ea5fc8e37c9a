import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { activity } from './activity.ts';
import { attention } from './attention.ts';
import { figures, placement } from './figures.ts';

/** What an admin sees first. */
export async function overview(app: FastifyInstance, { services }: { services: Services }) {
  const { clock } = services;

  serve(app, endpoints.getOverview, async (_, { from: { db } }) => {
    const now = clock();
    return {
      ...(await figures(db, now)),
      placement: await placement(db),
      ...(await attention(db, now)),
      activity: await activity(db),
    };
  });
}
