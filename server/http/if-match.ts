import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** The version an edit began from (`If-Match`, RFC 9110 §13.1.1); null where the caller names none. */
export function versionAsked(request: FastifyRequest): string | null {
  const asked = request.headers['if-match'];
  if (asked === undefined || asked === '*') return null;
  return /^(?:W\/)?"([^"]*)"$/.exec(asked)?.[1] ?? asked;
}

/**
 * Lets an edit go on that began from what is there now, or does not say what it began from.
 * @param fields those of the edit's form, told as they are now
 * @throws {Problem} `changed`
 */
export function requireVersion(
  asked: string | null,
  now: { readonly version?: string | undefined },
  fields: readonly string[],
): void {
  if (asked === null || asked === now.version) return;
  const values = now as Readonly<Record<string, unknown>>;
  throw new Problem('changed', undefined, {
    current: Object.fromEntries(['version', ...fields].map((name) => [name, values[name]])),
  });
}
