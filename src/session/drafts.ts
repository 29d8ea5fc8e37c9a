import { readClaims } from './claims.ts';
import { $session } from './session.ts';
import { kept } from './storage.ts';

/**
 * Text that is not sent yet, kept in this browser so that the end of a session or a closed tab loses nothing. It
 * belongs to the account: another person who signs in here does not see it, and signing out deletes it. Never a
 * password.
 */
const mark = 'draft';

export function keepDraft(form: string, values: object): void {
  const key = keyOf(form);
  if (key) kept.set(key, JSON.stringify(values));
}

/** The draft of a form, as it was kept; null where there is none. */
export function draftOf<Values>(form: string): Values | null {
  const key = keyOf(form);
  return key ? kept.read(key) : null;
}

export function forgetDraft(form: string): void {
  const key = keyOf(form);
  if (key) kept.remove(key);
}

/** True if signing out would delete drafts of the signed-in person. */
export const hasDrafts = (): boolean => ownKeys().length > 0;

export function forgetDrafts(): void {
  for (const key of ownKeys()) kept.remove(key);
}

function ownKeys(): string[] {
  const beginning = keyOf('');
  return beginning ? kept.keys().filter((key) => key.startsWith(beginning)) : [];
}

function keyOf(form: string): string | null {
  const session = $session.get();
  const account = session.kind === 'member' ? readClaims(session.token)?.account : null;
  return account ? `${mark}:${account}:${form}` : null;
}
