import { sql } from 'kysely';
import { joinRequestHours } from '../../../src/contract/companies/members.ts';
import { type Leftovers, rowsOf } from '../../platform/operating/housekeeping.ts';

/** An owner who has not answered by then will not. */
const requestsKeptDays = 30;

export const companyLeftovers: readonly Leftovers[] = [
  rowsOf('member_invitations', ({ before }) => sql`expires_at < ${before(0)}`),
  rowsOf('domain_codes', ({ before }) => sql`expires_at < ${before(0)}`),
  rowsOf(
    'join_requests',
    ({ before }) => sql`asked_at < ${before(requestsKeptDays * 24)}
      or (confirmed_at is null and asked_at < ${before(joinRequestHours)})`,
  ),
];
