import { kept } from './storage.ts';

/** Under this key a browser keeps how far its device’s clock is from the server’s, in milliseconds. */
const key = 'clock';
/** A smaller difference, in milliseconds, is the way of the answer. */
const negligible = 5_000;

let ahead = Number(kept.get(key)) || 0;
let isHeard = false;

/** Time of the server, as far as its answers show it, because the device’s clock may be wrong. */
export const timeNow = (): Date => new Date(Date.now() + ahead);

/** Learns the time from an answer that was made just now: its `Date`, in whole seconds. */
export function hearTime(date: string | null): void {
  const heard = Date.parse(date ?? '') + 500 - Date.now();
  if (Number.isNaN(heard)) return;
  isHeard = true;
  if (Math.abs(heard - ahead) < negligible) return;
  ahead = Math.abs(heard) < negligible ? 0 : heard;
  if (ahead === 0) kept.remove(key);
  else kept.set(key, String(ahead));
}

/**
 * True if an instant has passed. Until the server has answered this page, both the device's clock and the stored offset
 * must agree, because the clock may have been corrected since.
 */
export const hasPassed = (instant: Date): boolean =>
  instant <= timeNow() && (isHeard || instant <= new Date());
