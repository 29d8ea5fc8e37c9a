import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../../platform/calls/command.ts';
import type { Drawing } from '../../platform/drawing/drawings.ts';
import { sendDrawing } from '../../platform/drawing/send-drawing.ts';
import { limits } from '../../platform/http/limits/shared-limits.ts';
import { notFoundPage } from '../../platform/http/site.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import type { PortfolioFacts } from '../credentials/take-away/facts.ts';
import { cardOfPortfolio } from '../credentials/take-away/portfolio-card.ts';
import { frameFile, pagesIn } from '../projects/public-pages/frame.ts';
import { sheetIn } from '../projects/public-pages/share/pictures.ts';
import { portfolioPageOf, resumeFacts } from './page.ts';
import { shownPortfolio } from './shown.ts';

const perMinute = 60;
/** Withdrawn pages disappear at once. */
const cacheControl = 'no-cache';

const asked = v.object({ key: v.fallback(v.pipe(v.string(), v.maxLength(40)), '') });

/** Portfolios as others read them, without an account and without a script. */
export async function portfolioPages(
  app: FastifyInstance,
  { services, siteFolder }: { services: Services; siteFolder: string },
) {
  if (!existsSync(frameFile(siteFolder))) return;
  const { clock, drawings, publicOrigin, timeZone } = services;
  const { answer } = pagesIn(siteFolder, publicOrigin);
  const today = () => dayIn(timeZone, clock());
  await app.register(limits);
  app.addHook('preHandler', app.takeTurn);

  const keyOf = ({ query }: FastifyRequest) => v.parse(asked, query).key;
  /** The portfolio of an address, asked of the primary: what is taken back is gone at once. */
  const shown = (request: FastifyRequest) =>
    shownPortfolio(
      services.db,
      (request.params as { name: string }).name.slice(0, 60),
      keyOf(request),
    );

  app.get('/p/:name', async (request, reply) => {
    const portfolio = await shown(request);
    if (!portfolio) return notFoundPage(request, reply);
    if (!portfolio.isIndexed) reply.header('X-Robots-Tag', 'noindex');
    return answer(request, reply, portfolioPageOf(portfolio, publicOrigin, keyOf(request)));
  });

  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };
  const served = (form: string, type: string, draw: (facts: PortfolioFacts) => Promise<Drawing>) =>
    app.get(`/p/:name/${form}`, { config }, async (request, reply) => {
      const portfolio = await shown(request);
      if (!portfolio) return notFoundPage(request, reply);
      reply.header('X-Robots-Tag', 'noindex');
      const drawing = await draw(resumeFacts(portfolio, publicOrigin));
      return sendDrawing(request, reply, drawing, { type, cacheControl });
    });

  served('resume.pdf', 'application/pdf', (facts) =>
    drawings.draw('resume', { facts, day: today() }),
  );
  served('resume.json', 'application/json', (facts) =>
    drawings.draw('JSON Resume', { facts, day: today() }),
  );
  served('share.png', 'image/png', (facts) =>
    drawings.draw('share card', { card: cardOfPortfolio(facts), sheet: sheetIn(siteFolder) }),
  );
}
