import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { idempotent } from '../../../platform/calls/idempotency.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { LetterServices } from './jobs.ts';
import { countReaders, writeLetter } from './write.ts';

/** What an admin writes to many students at once. */
export async function letters(app: FastifyInstance, { services }: { services: LetterServices }) {
  serve(app, endpoints.previewLetter, async ({ body: { matching } }) => ({
    students: await countReaders(services.db, matching),
  }));

  serve(app, endpoints.writeLetter, ({ body }, call) =>
    idempotent(services, call, (command) => writeLetter(command, services.letterJobs, body)),
  );
}
