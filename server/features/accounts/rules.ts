import { mailsPerHour } from '../../../src/contract/accounts/auth.ts';
import type { Role } from '../../../src/contract/accounts/people.ts';
import { sessionHours } from '../../../src/contract/accounts/sessions.ts';

/** When a session that begins now ends: 12 hours, or 30 days for a machine the person wants remembered. */
export function sessionEnd(now: Date, remember: boolean): Date {
  const hours = remember ? sessionHours.remembered : sessionHours.ordinary;
  return new Date(now.getTime() + hours * 3_600_000);
}

/** Minutes without use that end a remembered session of anybody else. */
const rememberedIdleMinutes = 14 * 24 * 60;

/** Minutes without use that end a session; null where only its end does. */
export function idleMinutes(role: Role, remember: boolean, ofAdmins: number): number | null {
  if (role === 'Admin') return ofAdmins;
  return remember ? rememberedIdleMinutes : null;
}

/** Wrong passwords for one address that cost nothing. The next one makes it wait. */
const freeFailures = 5;

/**
 * Seconds to wait after this many wrong passwords in a row: none before the fifth, then 30 s, doubling up to a quarter
 * of an hour. Never for good: a stranger must not be able to lock somebody out.
 */
export function waitAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(30 * 2 ** Math.min(failures - freeFailures, 10), 900);
}

/** Failures older than this no longer count. */
export const failuresForgottenAfterHours = 24;

/**
 * Limits per address for mails asked for without signing in, and for tries of a code. Beyond them the answers stay the
 * same and give nothing away.
 */
export const allowances = {
  mail: { perHour: mailsPerHour, perDay: 20 },
  code: { perHour: 10, perDay: 30 },
  /** Of a person to another, and of a new account. */
  messages: { perHour: 100, perDay: 500 },
  'first messages': { perHour: 20, perDay: 60 },
  /** To a company's people, by the company. */
  invitation: { perHour: 20, perDay: 50 },
} as const;

/** Days that an unconfirmed sign-up is kept. */
export const signUpsKeptDays = 7;
