import type { FastifyInstance } from 'fastify';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../calls/command.ts';
import { serve } from '../calls/serve.ts';
import { csvFile } from '../http/csv/write.ts';
import { everyAct, listActs } from './listing.ts';

const columns = ['at', 'who', 'act', 'kind', 'subjectId', 'subject', 'before', 'after'] as const;

/** What admins did: read and taken along, never changed. */
export async function auditLog(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.listAudit, async ({ query }, { from }) => listActs(from.db, query));

  serve(app, endpoints.exportAudit, async ({ query }, { reply }) =>
    csvFile(reply, 'audit', columns, everyAct(db, query)),
  );
}
