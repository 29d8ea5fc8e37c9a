import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Files whose name carries a hash of their content never change. */
const immutable = 'public, max-age=31536000, immutable';
/** Pages are asked for again each time, and answered 304 while they are the same. */
const revalidated = 'public, no-cache';
/** Folders of pages where somebody is, or is about to be, signed in. */
const signedInPages = /^(?:admin|auth|company|student)\//;

/** The frame of pages that the server writes (visitors/frame.ts), what the build notes for itself, and what goes out compressed in place of a file. */
const notServed = ['frame/**', '.built-from', '**/*.{br,gz}'];

/** Serves the built site: each page at its clean address, one that has moved by a redirect, everything else by its name. */
export const site = fp<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    // A route a file: one for all would read whole folders at each request, to see how a name is spelt.
    wildcard: false,
    serveDotFiles: true,
    globIgnore: notServed,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const file = relative(folder, path);
      reply.header('Cache-Control', file.startsWith('_astro') ? immutable : revalidated);
      // A window that opened these keeps no hold on them. The public pages do without: the browser would have to
      // begin a new process for each visit (docs/decisions/013).
      if (signedInPages.test(file)) reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    },
  });

  for (const file of globSync('**/index.html', { cwd: folder, exclude: notServed })) {
    const place = dirname(file);
    const address = place === '.' ? '/' : `/${place}`;
    const moved = movedTo(readFileSync(join(folder, file), 'utf8'));
    if (moved) app.get(address, (request, reply) => reply.redirect(moved + queryOf(request)));
    else app.get(address, (_, reply) => reply.sendFile(file));
  }
});

/** Target of a page that only redirects, as on servers without redirects; null for any other. */
const movedTo = (page: string): string | null =>
  /<meta http-equiv="refresh" content="0; url=([^"]+)">/.exec(page)?.[1] ?? null;

const queryOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
};

/** The site's own page for an address that leads nowhere. */
export const notFoundPage = (_: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.status(404).sendFile('404.html');
