import type { AuditEntry } from '../../contract/audit.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { download } from '../client.ts';
import { ApiProblem } from '../problem.ts';
import { narrowing, pageFrom } from './asked.ts';
import type { TableSource } from './source.ts';

/** What is written is never changed, by nobody. */
const refuse = () => Promise.reject(new ApiProblem(403, 'forbidden', null));

/** What admins did, at the server in every build; only to be read. */
export const auditLog: TableSource<AuditEntry> = {
  noun: 'audit entry',
  idOf: ({ id }) => id,
  labelOf: ({ act, subject }) => `${subject}, ${act}`,
  list: (query, signal) => pageFrom(endpoints.listAudit, query, narrowing(query), signal),
  add: refuse,
  change: refuse,
  remove: refuse,
  exportAll: (query) => download(endpoints.exportAudit, { query: narrowing(query) as object }),
  instead: null,
  canForce: false,
};

/** An act as its changes are shown, wherever it was written down. */
export type Change = Omit<AuditEntry, 'id' | 'subjectId'>;

/** One field an act changed; null where there was or is nothing, and on both sides where the log keeps no values. */
export interface ChangedField {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Before and after beside each other, field by field. */
export function changedFields({ before, after }: Change): readonly ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name,
    before: textOf(before?.[name]),
    after: textOf(after?.[name]),
  }));
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
