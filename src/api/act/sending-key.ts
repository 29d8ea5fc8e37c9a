/** Last unanswered request of each kind. */
const unanswered = new Map<string, { readonly key: string; readonly text: string }>();

/**
 * The key that sends this: the one from before as long as not a letter has changed, so that what is sent
 * again after a lost answer is done once; or else a new one.
 */
export function keyFor(what: string, said: object): string {
  const text = JSON.stringify(said);
  const before = unanswered.get(what);
  if (before?.text === text) return before.key;
  const key = newKey();
  unanswered.set(what, { key, text });
  return key;
}

/** Once it is answered, the same again means another one. */
export const answered = (what: string): boolean => unanswered.delete(what);

/** Sends something once, however often it is tried: until an answer comes, the same goes with the same key. */
export async function sendOnce<Answer>(
  what: string,
  said: object,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send(keyFor(what, said));
  answered(what);
  return answer;
}

/** 128 random bits in hex; `crypto.randomUUID` is missing where a site is served without TLS. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
