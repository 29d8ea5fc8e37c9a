import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type MadeAnswer, madeAnswer, sendMade } from '../../../platform/http/made-answer.ts';
import { escaped, type Html } from './html.ts';

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

const html = 'text/html; charset=utf-8';

/** Writes pages in the site's own frame: asked for again each time, and answered 304 while they are the same. */
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

  const made = (page: Page): Promise<MadeAnswer> => madeAnswer(html, written(page));

  return {
    made,
    async answer(request: FastifyRequest, reply: FastifyReply, page: Page) {
      if (!page.isPrivate) return sendMade(request, reply, await made(page));
      reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
      return reply.type(html).send(written(page));
    },
  };
}

/** The picture of what has none of its own; the build draws it. */
const sharedPicture = '/share/projects.png';
export const projectPicture = (pid: number): string => `/share/projects/${pid}.png`;
export const companyPicture = (id: number): string => `/share/companies/${id}.png`;
