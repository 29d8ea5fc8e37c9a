import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Drawing } from '../../../platform/drawing/drawings.ts';
import { sendDrawing } from '../../../platform/drawing/send-drawing.ts';
import { limits } from '../../../platform/http/limits/shared-limits.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import type { CredentialSettings } from '../settings.ts';
import { bakePng, bakeSvg } from '../take-away/bake.ts';
import type { CredentialFacts } from '../take-away/facts.ts';
import { achievementNumbered, drawnAs, type TakenAway, takenAway } from './facts.ts';

const perMinute = 120;

const idIn = ({ params }: FastifyRequest): string => (params as { id: string }).id;

/** Longest time that a picture may still be shown after its credential was revoked. */
const freshFor = 'public, max-age=300';

/** Forms to take a credential away in, drawn when they are asked for: what was signed never changes, and what was revoked is drawn so. */
export async function takeAways(
  app: FastifyInstance,
  { services }: { services: CredentialSettings },
) {
  const { db, drawings, isDemo } = services;
  app.addHook('preClose', async () => drawings.close());
  await app.register(limits);
  app.addHook('preHandler', app.takeTurn);
  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };

  const served = (form: string, type: string, draw: (credential: TakenAway) => Promise<Drawing>) =>
    app.get(`/credentials/:id/${form}`, { config }, async (request, reply) => {
      const credential = orNotFound(await takenAway(db, idIn(request), isDemo));
      const drawing = await draw(credential);
      const name = `${fileName(credential.facts)}.${form.split('.')[1]}`;
      reply.header('Content-Disposition', `inline; filename="${name}"`);
      return sendDrawing(request, reply, drawing, { type, cacheControl: freshFor });
    });
  const baked = async (
    { document, facts }: TakenAway,
    what: 'badge as PNG' | 'badge as SVG',
    bake: (picture: Buffer, document: string) => Buffer,
  ) => {
    const { content, tag } = await drawings.draw(what, facts);
    return { content: bake(content, document), tag };
  };

  served('badge.png', 'image/png', (one) => baked(one, 'badge as PNG', bakePng));
  served('badge.svg', 'image/svg+xml', (one) =>
    baked(one, 'badge as SVG', (svg, document) => Buffer.from(bakeSvg(`${svg}`, document))),
  );
  served('mark.svg', 'image/svg+xml', ({ facts }) => drawings.draw('mark of a badge', facts));
  served('certificate.pdf', 'application/pdf', ({ facts }) => drawings.draw('certificate', facts));
  served('wallet.svg', 'image/svg+xml', ({ facts: { credentialUrl } }) =>
    drawings.draw('code for wallets', { credentialUrl }),
  );

  app.get('/achievements/:id/badge.png', { config }, async (request, reply) => {
    const achievement = orNotFound(await achievementNumbered(db, idIn(request)));
    const drawing = await drawings.draw('badge as PNG', drawnAs(achievement, isDemo));
    return sendDrawing(request, reply, drawing, {
      type: 'image/png',
      cacheControl: 'public, max-age=3600',
    });
  });
}

/** `trestle-a-weir`: letters that every system takes. */
const fileName = ({ title }: CredentialFacts): string =>
  `trestle-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)}`.replace(/-$/, '');
