import { sessionHours } from '../../src/contract/auth.ts';

/** When a session that begins now ends: 12 hours, or 30 days for a machine the person wants remembered. */
export function sessionEnd(now: Date, remember: boolean): Date {
  const hours = remember ? sessionHours.remembered : sessionHours.ordinary;
  return new Date(now.getTime() + hours * 3_600_000);
}
