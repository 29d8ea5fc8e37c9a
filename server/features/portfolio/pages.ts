import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../../platform/calls/command.ts';
import { bounded } from '../../platform/http/limits/bounded.ts';
import { limits } from '../../platform/http/limits/shared-limits.ts';
import { notFoundPage } from '../../platform/http/site.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import type { PortfolioFacts } from '../credentials/take-away/facts.ts';
import { jsonResume } from '../credentials/take-away/json-resume.ts';
import { frameFile, pagesIn, sharedPicture } from '../projects/public-pages/frame.ts';
import { portfolioPageOf, resumeFacts } from './page.ts';
import { shownPortfolio } from './shown.ts';

/** One takes some 30 ms of a processor. */
const bounds = { atOnce: 1, waiting: 20, waitMs: 5_000 };
const perMinute = 60;
type Made = Promise<Buffer | string>;

const asked = v.object({ key: v.fallback(v.pipe(v.string(), v.maxLength(40)), '') });

/** Portfolios as others read them, without an account and without a script. */
export async function portfolioPages(
  app: FastifyInstance,
  { services, siteFolder }: { services: Services; siteFolder: string },
) {
  if (!existsSync(frameFile(siteFolder))) return;
  const { clock, publicOrigin, timeZone } = services;
  const { answer } = pagesIn(siteFolder, publicOrigin);
  const today = () => dayIn(timeZone, clock());
  const drawing = bounded(bounds);
  app.addHook('preClose', async () => drawing.close());
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
  /** With its fonts a drawing takes 60 MB, which a server that nobody asks for one does without. */
  const served = (form: string, type: string, make: (facts: PortfolioFacts) => Made) =>
    app.get(`/p/:name/${form}`, { config }, async (request, reply) => {
      const portfolio = await shown(request);
      if (!portfolio) return notFoundPage(request, reply);
      reply.header('Cache-Control', 'no-cache').header('X-Robots-Tag', 'noindex').type(type);
      return drawing.run(() => make(resumeFacts(portfolio, publicOrigin)));
    });

  served('resume.pdf', 'application/pdf', async (facts) =>
    (await import('../credentials/take-away/resume.ts')).resume(facts, today()),
  );
  served('resume.json', 'application/json', async (facts) =>
    JSON.stringify(jsonResume(facts, today())),
  );
  served('share.png', 'image/png', async (facts) => {
    const { sharePicture } = await import('../credentials/take-away/share-picture.ts');
    const sheet = await readFile(join(siteFolder, 'frame', 'sheet.png'));
    return (await sharePicture(facts, sheet)) ?? readFile(join(siteFolder, sharedPicture));
  });
}
