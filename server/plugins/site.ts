import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Files whose name carries a hash of their content never change. */
const immutable = 'public, max-age=31536000, immutable';
/** Pages are asked for again each time, and answered 304 while they are the same. */
const revalidated = 'public, no-cache';
/** Folders of pages where somebody is, or is about to be, signed in. */
const ofSomebody = /^(?:admin|auth|company|student)\//;

/** Serves the built site: each page at its clean address, everything else by its name. */
export const site = fp<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const file = relative(folder, path);
      reply.header('Cache-Control', file.startsWith('_astro') ? immutable : revalidated);
      // A window that opened these keeps no hold on them. The public pages do without: the browser would have to
      // begin a new process for each visit (docs/decisions/013).
      if (ofSomebody.test(file)) reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    },
  });

  for (const file of globSync('**/index.html', { cwd: folder })) {
    const place = dirname(file);
    const address = place === '.' ? '/' : `/${place}`;
    app.get(address, (_, reply) => reply.sendFile(file));
  }
});

/** The site's own page for an address that leads nowhere. */
export const notFoundPage = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.status(404).sendFile('404.html');
