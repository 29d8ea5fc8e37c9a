import { sessionHours } from '../../src/contract/auth.ts';

/** When a session that begins now ends: 12 hours, or 30 days for a machine the person wants remembered. */
export function sessionEnd(now: Date, remember: boolean): Date {
  const hours = remember ? sessionHours.remembered : sessionHours.ordinary;
  return new Date(now.getTime() + hours * 3_600_000);
}

/** Wrong passwords for one address that cost nothing. The next one makes it wait. */
const freeFailures = 5;

/**
 * Seconds to wait after so many wrong passwords in a row: none before the fifth, then 30 s, doubling
 * up to a quarter of an hour. Never for good: a stranger must not be able to lock somebody out.
 */
export function waitAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(30 * 2 ** Math.min(failures - freeFailures, 10), 900);
}

/** For so many minutes after somebody gave their password, sensitive acts do not ask for it again. */
const passwordRecentMinutes = 10;

/** Until when the password that was given then is recent. */
export const passwordRecentUntil = (given: Date): Date =>
  new Date(given.getTime() + passwordRecentMinutes * 60_000);

export const isPasswordRecent = (given: Date, now: Date): boolean =>
  now < passwordRecentUntil(given);

/** Failures older than this no longer count. */
export const failuresForgottenAfterHours = 24;

/** How long a link that was mailed can be used. */
export const linkMinutes = {
  reset: 30,
  invitation: 7 * 24 * 60,
  'confirm address': 7 * 24 * 60,
  'keep address': 7 * 24 * 60,
} as const;
export type LinkPurpose = keyof typeof linkMinutes;
