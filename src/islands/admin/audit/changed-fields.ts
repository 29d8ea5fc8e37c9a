import type { AuditEntry } from '../../../contract/audit.ts';
import { momentOf } from '../../ui/status/dates.ts';

/** An act whose changes can be shown, from the audit log or elsewhere. */
export type Change = Omit<AuditEntry, 'id' | 'subjectId'>;

/** One field an act changed; null where there was or is nothing, and on both sides where the log keeps no values. */
export interface ChangedField {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Before and after beside each other, field by field, in words. */
export function changedFields({ before, after }: Change): readonly ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name: nameInWords(name),
    before: inWords(before?.[name]),
    after: inWords(after?.[name]),
  }));
}

/** The name of a field as somebody reads it: `mayBeRenewed` is ‘May be renewed’. */
const nameInWords = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function inWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((one) => inWords(one) ?? '–').join(', ') || null;
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${nameInWords(name)}: ${inWords(one) ?? '–'}`)
      .join('; ');
  return typeof value === 'string' && isInstant.test(value) ? momentOf(value) : String(value);
}
