import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { AuditEntry, exportAudit } from '../../../src/contract/audit.ts';
import { dayMs } from '../../../src/contract/days.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Services } from '../calls/command.ts';
import { serve } from '../calls/serve.ts';
import { asInstant } from '../database/expressions.ts';
import { everyRow, type Listing, pageOf, searchedIn } from '../database/paged.ts';
import { csvFile } from '../http/csv/write.ts';

const columns = ['at', 'who', 'act', 'kind', 'subjectId', 'subject', 'before', 'after'] as const;

/** Lists the acts of admins, to read and download, never to change. */
export async function auditLog(app: FastifyInstance, { services }: { services: Services }) {
  const { db } = services;

  serve(app, endpoints.listAudit, async ({ query }, { reads }) =>
    pageOf(reads, auditListing, query),
  );

  serve(app, endpoints.exportAudit, async ({ query }, { reply }) =>
    csvFile(reply, 'audit', columns, everyRow(db, auditListing, query)),
  );
}

type Query = v.InferOutput<(typeof exportAudit)['query']>;

/** The newest first unless sorted otherwise. */
export const auditListing: Listing<AuditEntry, Query> = {
  table: sql`audit_log l`,
  key: sql`l.id`,
  columns: sql`
    l.id, ${asInstant(sql`l.at`)} as at, l.who, l.act, l.kind, l.subject_id as "subjectId", l.subject, l.before, l.after`,
  // Days are whole ones in UTC, both bounds included.
  filters: ({ searchText, kind, subjectId, from, to }) => [
    kind && sql`l.kind = ${kind}`,
    subjectId === null ? null : sql`l.subject_id = ${subjectId}`,
    from && sql`l.at >= ${new Date(from)}`,
    to && sql`l.at < ${new Date(new Date(to).getTime() + dayMs)}`,
    searchText && searchedIn(sql`l.search`, searchText),
  ],
  orders: { at: sql`l.at` },
  newestBy: 'at',
};
