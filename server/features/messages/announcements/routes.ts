import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { idempotent } from '../../../platform/http/idempotency.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../services.ts';
import { countReaders, writeLetter } from './write.ts';

/** What an admin writes to many students at once. */
export async function letters(app: FastifyInstance, { services }: { services: Services }) {
  serve(app, endpoints.previewLetter, async ({ body: { matching } }) => ({
    students: await countReaders(services.db, matching),
  }));

  serve(app, endpoints.writeLetter, ({ body }, call) =>
    idempotent(services, call, (act) => writeLetter(act, services.letterJobs, body)),
  );
}
