import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../../platform/calls/command.ts';
import { limits } from '../../platform/http/limits/shared-limits.ts';
import { notFoundPage } from '../../platform/http/site.ts';
import { frameFile, pagesIn } from '../projects/public-pages/frame.ts';
import { portfolioPageOf } from './page.ts';
import { shownPortfolio } from './shown.ts';

const asked = v.object({ key: v.fallback(v.pipe(v.string(), v.maxLength(40)), '') });

/** Portfolios as others read them, without an account and without a script. */
export async function portfolioPages(
  app: FastifyInstance,
  { services, siteFolder }: { services: Services; siteFolder: string },
) {
  if (!existsSync(frameFile(siteFolder))) return;
  const { answer } = pagesIn(siteFolder, services.publicOrigin);
  await app.register(limits);
  app.addHook('preHandler', app.takeTurn);

  /** The portfolio of an address, asked of the primary: what is taken back is gone at once. */
  const shown = ({ params, query }: FastifyRequest) =>
    shownPortfolio(
      services.db,
      (params as { name: string }).name.slice(0, 60),
      v.parse(asked, query).key,
    );

  app.get('/p/:name', async (request, reply) => {
    const portfolio = await shown(request);
    if (!portfolio) return notFoundPage(request, reply);
    if (!portfolio.isIndexed) reply.header('X-Robots-Tag', 'noindex');
    return answer(request, reply, portfolioPageOf(portfolio));
  });
}
