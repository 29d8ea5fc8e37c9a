import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../../../../platform/database/open.ts';
import { bounded } from '../../../../platform/http/limits/bounded.ts';
import { notFoundPage } from '../../../../platform/http/site.ts';
import { sharedPicture } from '../frame.ts';
import { publicCompany, publicProject } from '../read.ts';
import { type Card, cardOfCompany, cardOfProject } from './card.ts';

/** One takes 50 ms of a processor, a quarter of it of the thread that answers everybody. */
const bounds = { atOnce: 1, waiting: 20, waitMs: 5_000 };
const perMinute = 120;

const place = /^([1-9]\d{0,14})\.png$/;

interface Options {
  readonly db: Database;
  readonly clock: () => Date;
  readonly siteFolder: string;
}

/** Letters on a sheet, as a PNG. */
export const painted = (sheet: Buffer, lettering: string): Promise<Buffer> =>
  sharp(sheet)
    .composite([{ input: Buffer.from(lettering) }])
    .png({ compressionLevel: 6 })
    .toBuffer();

/** A picture for each project and company that everybody may read about: what their shared links show. */
export async function sharePictures(app: FastifyInstance, { db, clock, siteFolder }: Options) {
  // A picture takes one processor, and leaves the others to everybody else.
  sharp.concurrency(1);
  const drawing = bounded(bounds);
  app.addHook('preClose', async () => drawing.close());

  const draw = async (request: FastifyRequest, reply: FastifyReply, card: Card) => {
    // With its faces it takes 60 MB, which a server that nobody asks for a picture does without.
    const { letter } = await import('./lettering.ts');
    const lettering = await letter(card);
    if (!lettering) return reply.sendFile(sharedPicture.slice(1));
    const sheet = await readFile(join(siteFolder, 'frame', 'sheet.png'));
    const tag = `"${createHash('sha256').update(sheet).update(lettering).digest('base64url').slice(0, 22)}"`;
    reply.header('Cache-Control', 'public, max-age=300').header('ETag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply.type('image/png').send(await painted(sheet, lettering));
  };

  const pictureOf =
    (read: (id: number) => Promise<Card | null>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const [, id] = place.exec((request.params as { place: string }).place) ?? [];
      const card = id ? await read(Number(id)) : null;
      if (!card) return notFoundPage(request, reply);
      return drawing.run(() => draw(request, reply, card));
    };

  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };
  app.get(
    '/share/projects/:place',
    { config },
    pictureOf(async (id) => {
      const project = await publicProject(db, id, clock());
      return project && cardOfProject(project);
    }),
  );
  app.get(
    '/share/companies/:place',
    { config },
    pictureOf(async (id) => {
      const company = await publicCompany(db, id, clock());
      return company && cardOfCompany(company);
    }),
  );
}
