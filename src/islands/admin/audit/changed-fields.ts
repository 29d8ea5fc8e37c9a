import type { AuditEntry } from '../../../contract/audit.ts';

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
