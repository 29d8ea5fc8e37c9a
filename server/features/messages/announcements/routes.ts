import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { AnnouncementServices } from './jobs.ts';
import { countReaders, writeAnnouncement } from './write.ts';

/** What an admin writes to many students at once. */
export async function announcements(
  app: FastifyInstance,
  { services }: { services: AnnouncementServices },
) {
  serve(app, endpoints.previewLetter, async ({ body: { matching } }) => ({
    students: await countReaders(services.db, matching),
  }));

  serve(app, endpoints.writeLetter, ({ body }, call) =>
    idempotent(services, call, (command) =>
      writeAnnouncement(command, services.announcementJobs, body),
    ),
  );
}
