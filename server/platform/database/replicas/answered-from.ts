import type { Databases } from '../open.ts';
import { isUnavailable } from '../unavailable.ts';

/**
 * Reads from the first source that can answer. What only reads may be done again, so that a replica that goes away, or that
 * breaks a statement off to go on replaying, costs nobody their answer.
 * @throws what the last source, the primary, throws; or the first one for a reason that another would share
 */
export async function answeredFrom<Answer>(
  [source, ...others]: readonly Databases[],
  read: (source: Databases) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read(source!);
  } catch (error) {
    if (others.length > 0 && isOfThisServer(error as Failure)) return answeredFrom(others, read);
    throw error;
  }
}

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** What a replica says when it would have to keep rows that replaying removes, and when its database is dropped. */
const brokenOff = new Set(['40001', '57P04']);

/** A statement that took too long would take as long on the primary. */
const isOfThisServer = (error: Failure): boolean =>
  brokenOff.has(String(error.code)) || (error.code !== '57014' && isUnavailable(error));
