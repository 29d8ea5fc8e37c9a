import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped, type Html } from './html.ts';
import { sharedPicture } from './share/addresses.ts';

export interface Page {
  readonly title: string;
  /** For search engines and shared links, in plain words. */
  readonly description: string;
  /** Its one address on this site: `/projects/12-a-weir`. */
  readonly address: string;
  /** The address of what a shared link shows, or nothing where it is the picture of all. */
  readonly picture?: string;
  readonly main: Html;
  /** For one reader: nobody else keeps it, and no search engine lists it. */
  readonly isPrivate?: true;
}

/** The file that Astro builds of `src/pages/frame.astro`: the site's own head, foot and styles, with marked places. */
export const frameFile = (siteFolder: string): string => join(siteFolder, 'frame', 'index.html');

const compress = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Answers pages in the site's own frame: asked for again each time, and answered 304 while they are the same. */
export function pagesIn(siteFolder: string, origin: string) {
  const parts = readFileSync(frameFile(siteFolder), 'utf8')
    .replace('<meta name="robots" content="noindex">', '')
    .replaceAll(/https?:\/\/[^"<>]+\/frame(?=")/g, '@@address@@')
    .replaceAll(/https?:\/\/[^"<>]+\/share\/frame\.png(?=")/g, '@@picture@@')
    .split(/@@(\w+)@@/);

  const written = ({
    title,
    description,
    address,
    picture = sharedPicture,
    main,
  }: Page): string => {
    const values: Readonly<Record<string, string>> = {
      title: escaped(title),
      description: escaped(description),
      address: escaped(new URL(address, origin).href),
      picture: escaped(new URL(picture, origin).href),
      main: main.text,
    };
    return parts.map((part, at) => (at % 2 === 0 ? part : (values[part] ?? ''))).join('');
  };

  return async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
    const body = written(page);
    if (page.isPrivate) {
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
      return reply.type('text/html; charset=utf-8').send(body);
    }
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply
      .header('Cache-Control', 'public, no-cache')
      .header('ETag', tag)
      .header('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    reply.type('text/html; charset=utf-8');
    if (!/\bbr\b/.test(`${request.headers['accept-encoding']}`)) return reply.send(body);
    return reply.header('Content-Encoding', 'br').send(await compress(body, quick));
  };
}
