import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../../platform/calls/command.ts';
import { sendDrawing } from '../../../../platform/drawing/send-drawing.ts';
import { notFoundPage } from '../../../../platform/http/site.ts';
import { publicCompany, publicProject } from '../read.ts';
import { type Card, cardOfCompany, cardOfProject } from './card.ts';

declare module '../../../../platform/drawing/drawings.ts' {
  interface Drawable {
    'share card': SharedCard;
  }
}

/** A card, and the file of its blue background sheet. */
export interface SharedCard {
  readonly card: Card;
  readonly sheet: string;
}

/** The sheet that the build draws. */
export const sheetIn = (siteFolder: string): string => join(siteFolder, 'frame', 'sheet.png');

const perMinute = 120;

const place = /^([1-9]\d{0,14})\.png$/;

interface Options extends Pick<Services, 'db' | 'clock' | 'timeZone' | 'drawings'> {
  readonly siteFolder: string;
}

/** A picture for each project and company that everybody may read about: what their shared links show. */
export async function sharePictures(app: FastifyInstance, options: Options) {
  const { db, clock, timeZone, drawings, siteFolder } = options;
  const sheet = sheetIn(siteFolder);

  const pictureOf =
    (read: (id: number) => Promise<Card | null>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const [, id] = place.exec((request.params as { place: string }).place) ?? [];
      const card = id ? await read(Number(id)) : null;
      if (!card) return notFoundPage(request, reply);
      const drawing = await drawings.draw('share card', { card, sheet });
      return sendDrawing(request, reply, drawing, {
        type: 'image/png',
        cacheControl: 'public, max-age=300',
      });
    };

  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };
  app.get(
    '/share/projects/:place',
    { config },
    pictureOf(async (id) => {
      const project = await publicProject(db, id, clock());
      return project && cardOfProject(project, timeZone);
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
