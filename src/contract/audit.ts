import * as v from 'valibot';
import { auditedKinds } from './audited-kinds.ts';
import { endpoint } from './endpoint.ts';
import { idInQuery } from './fields.ts';
import { choice, tableCall, tableEntries } from './table.ts';
import { day, instant } from './time.ts';

/** One act of an admin. `before` and `after` hold the changed fields; null where there was or is nothing. */
const auditEntry = v.object({
  id: v.number(),
  at: instant,
  /** The admin's address as it was then. */
  who: v.string(),
  /** One word: added, changed, deleted, disabled, enabled, verified, moved, imported, answered, published… */
  act: v.string(),
  kind: v.picklist(auditedKinds),
  subjectId: v.nullable(v.number()),
  /** Name of the subject at the time. */
  subject: v.string(),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

export const auditColumns = ['at'] as const;

const filters = {
  ...tableEntries(auditColumns),
  kind: choice(auditedKinds, 'Choose a kind of record.'),
  from: day,
  to: day,
  /** Number of a record, unique within its kind. */
  subjectId: idInQuery('This is not a record.'),
};

export const listAudit = endpoint({
  ...tableCall.list,
  route: 'GET /Audit',
  summary: 'Changes by admins, newest first',
  query: v.object(filters),
  reply: { kind: 'json', schema: v.array(auditEntry) },
});

const { page: _, pageSize: __, ...exported } = filters;

export const exportAudit = endpoint({
  ...tableCall.export,
  route: 'GET /Audit/export',
  summary: 'Export the audit log as CSV',
  query: v.object(exported),
});
