import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { runCommand, type Services } from '../../platform/calls/command.ts';
import { serve, serveCommands } from '../../platform/calls/serve.ts';
import { portfolioOf, savePortfolio, withdrawPrivateLink } from './portfolio.ts';

export async function portfolio(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.getPortfolio, (_, { person }) => portfolioOf(services, person));
  serve(app, endpoints.savePortfolio, ({ body }, { person, version }) =>
    runCommand(services, person, (command) => savePortfolio(command, person, body, version)),
  );
  serveCommands(app, services)(endpoints.withdrawPrivateLink, withdrawPrivateLink);
}
