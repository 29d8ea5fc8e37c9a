import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../../platform/calls/command.ts';
import { acts, serve } from '../../platform/calls/serve.ts';
import { portfolioOf, savePortfolio, withdrawPrivateLink } from './portfolio.ts';

export async function portfolio(app: FastifyInstance, { services }: { services: Services }) {
  const act = acts(app, services);
  serve(app, endpoints.getPortfolio, (_, { person }) => portfolioOf(services, person));
  act(endpoints.savePortfolio, (command, { body, version }) =>
    savePortfolio(command, body, version),
  );
  act(endpoints.withdrawPrivateLink, withdrawPrivateLink);
}
