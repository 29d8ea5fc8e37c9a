import { sql } from 'kysely';
import { inBatches, type Leftovers, rowsOf } from '../../platform/operating/housekeeping.ts';
import { endSignUpsBefore } from './registration/sign-ups.ts';
import { signUpsKeptDays } from './rules.ts';

/** Wrong passwords are forgotten after a day; see `failuresForgottenAfterHours`. */
const failuresKeptHours = 48;
/** Longer than the longest time that allowances are counted over. */
const allowancesKeptHours = 48;
/** Long enough for their owner to read that a session has ended, and to ask about it. */
const sessionsKeptDays = 30;

export const accountLeftovers: readonly Leftovers[] = [
  rowsOf('sign_in_failures', ({ before }) => sql`last_failure_at < ${before(failuresKeptHours)}`),
  rowsOf('sessions', ({ before }) => sql`expires_at < ${before(sessionsKeptDays * 24)}`),
  rowsOf('one_time_codes', ({ before }) => sql`expires_at < ${before(0)}`),
  rowsOf('account_links', ({ before }) => sql`expires_at < ${before(0)}`),
  rowsOf('address_changes', ({ before }) => sql`expires_at < ${before(0)}`),
  rowsOf('allowances_used', ({ before }) => sql`last_used_at < ${before(allowancesKeptHours)}`),
  {
    name: 'signUps',
    remove: (db, { before }) =>
      inBatches((atMost) => endSignUpsBefore(db, before(signUpsKeptDays * 24), atMost)),
  },
];
