import { readClaims } from './claims.ts';
import { $session } from './session.ts';
import { kept } from './storage.ts';

/**
 * What was typed and not sent yet, kept in this browser so that neither a session that ends nor a
 * tab that closes takes any of it along. It belongs to the account: whoever else signs in here is
 * not shown it, and signing out forgets it. Never a password.
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

/** Whether anything of the person who is signed in would be forgotten by signing out. */
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
