import { kept } from './storage.ts';

const key = 'return-place';

/** Milliseconds that a place is kept for a person who reads their mail in between: as long as a reset link works. */
const patience = 30 * 60_000;

/** Keeps where a person wanted to go while a mailed link leads them out of this page. */
export function keepReturnPlace(next: string, now: Date): void {
  kept.set(key, JSON.stringify({ next, until: now.getTime() + patience }));
}

/** The place kept last, once, and only while it is fresh; null without one. */
export function takeReturnPlace(now: Date): string | null {
  const place = kept.read<{ next: string; until: number }>(key);
  kept.remove(key);
  return place && place.until > now.getTime() ? place.next : null;
}
