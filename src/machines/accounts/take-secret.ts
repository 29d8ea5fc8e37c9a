import { isWholeSecret, secretIn } from '../../contract/typed/mailed-codes.ts';

/** The secret of the link that opened this page, taken out of its address; empty where there is none, or only some of it. */
export function takeSecret(): string {
  const { hash, pathname, search } = window.location;
  // It must not stay in the history, in a bookmark or on a shared screen.
  if (hash) window.history.replaceState(null, '', pathname + search);
  const secret = secretIn(hash);
  return isWholeSecret(secret) ? secret : '';
}
