import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bounded } from '../../../platform/http/limits/bounded.ts';
import { limits } from '../../../platform/http/limits/shared-limits.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import type { CredentialSettings } from '../settings.ts';
import type { CredentialFacts } from '../take-away/facts.ts';
import { achievementNumbered, drawnAs, type TakenAway, takenAway } from './facts.ts';

/** One takes some 30 ms of a processor. */
const bounds = { atOnce: 1, waiting: 30, waitMs: 5_000 };
const perMinute = 120;

const idIn = ({ params }: FastifyRequest): string => (params as { id: string }).id;

/** What a credential is taken away as, drawn when it is asked for: what was signed never changes, and neither do they. */
export async function takeAways(
  app: FastifyInstance,
  { services }: { services: CredentialSettings },
) {
  const { db, isDemo } = services;
  const drawing = bounded(bounds);
  app.addHook('preClose', async () => drawing.close());
  await app.register(limits);
  app.addHook('preHandler', app.takeTurn);
  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };

  type Made = Promise<Buffer | string>;
  /** With fonts and drawing they take 60 MB, which a server that nobody asks for one does without. */
  const served = (form: string, type: string, make: (credential: TakenAway) => Made) =>
    app.get(`/credentials/:id/${form}`, { config }, async (request, reply) => {
      const credential = orNotFound(await takenAway(db, idIn(request), isDemo));
      const { facts } = credential;
      reply
        .header('Cache-Control', 'public, max-age=3600')
        .header(
          'Content-Disposition',
          `inline; filename="${fileName(facts)}.${form.split('.')[1]}"`,
        );
      return reply.type(type).send(await drawing.run(() => make(credential)));
    });

  served('badge.png', 'image/png', async ({ document, facts }) => {
    const { badgePng } = await import('../take-away/badge.ts');
    const { bakePng } = await import('../take-away/bake.ts');
    return bakePng(await badgePng(facts), document);
  });
  served('badge.svg', 'image/svg+xml', async ({ document, facts }) => {
    const { badge } = await import('../take-away/badge.ts');
    const { bakeSvg } = await import('../take-away/bake.ts');
    return bakeSvg(badge(facts), document);
  });
  served('mark.svg', 'image/svg+xml', async ({ facts }) =>
    (await import('../take-away/badge.ts')).badgeMark(facts),
  );
  served('certificate.pdf', 'application/pdf', async ({ facts }) =>
    (await import('../take-away/certificate.ts')).certificate(facts),
  );
  served('wallet.svg', 'image/svg+xml', async ({ facts }) =>
    (await import('../take-away/paper/qr.ts')).walletCode(facts),
  );

  app.get('/achievements/:id/badge.png', { config }, async (request, reply) => {
    const achievement = orNotFound(await achievementNumbered(db, idIn(request)));
    const { badgePng } = await import('../take-away/badge.ts');
    reply.header('Cache-Control', 'public, max-age=3600').type('image/png');
    return reply.send(await drawing.run(() => badgePng(drawnAs(achievement, isDemo))));
  });
}

/** `trestle-a-weir`: letters that every system takes. */
const fileName = ({ title }: CredentialFacts): string =>
  `trestle-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)}`.replace(/-$/, '');
