import type { FastifyRequest } from 'fastify';
import type { Columns } from '../database/columns.ts';
import { Problem } from './problem.ts';

/** The version an edit began from (`If-Match`, RFC 9110 §13.1.1); null where the caller names none. */
export function versionAsked(request: FastifyRequest): string | null {
  const asked = request.headers['if-match'];
  if (asked === undefined || asked === '*') return null;
  return /^(?:W\/)?"([^"]*)"$/.exec(asked)?.[1] ?? asked;
}

/**
 * Refuses a decision about an older version. One without a version passes.
 * @param sentence shown for a decision about something older
 * @throws {Problem} `changed`, with the current version
 */
export function requireLatest(asked: string | null, now: string, sentence: string): void {
  if (asked !== null && asked !== now)
    throw new Problem('changed', sentence, { current: { version: now } });
}

/**
 * Refuses an edit of an older version, unless it matches the present state (its first answer was lost) or has no
 * version.
 * @param columns of every field that such a form has
 * @throws {Problem} `changed`, with the current fields
 */
export function requireVersion(
  asked: string | null,
  now: { readonly version?: string | undefined },
  form: object,
  columns: Columns,
): void {
  if (asked === null || asked === now.version) return;
  const fields = Object.keys(columns);
  const [written, there] = [form, now] as Readonly<Record<string, unknown>>[];
  const isThere = (name: string) =>
    written?.[name] === undefined ||
    JSON.stringify(written[name]) === JSON.stringify(there?.[name]);
  if (fields.every(isThere)) return;
  throw new Problem('changed', undefined, {
    current: Object.fromEntries(['version', ...fields].map((name) => [name, there?.[name]])),
  });
}
