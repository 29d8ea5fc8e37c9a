import { sql } from 'kysely';
import { type Leftovers, rowsOf } from '../../platform/operating/housekeeping.ts';

/** Messages are kept as long as the settings say. */
export const messageLeftovers: readonly Leftovers[] = [
  rowsOf(
    'contact_messages',
    ({ before, privacy }) => sql`received_at < ${before(privacy.messagesKeptDays * 24)}`,
  ),
  rowsOf(
    'letters',
    ({ before, privacy }) => sql`made_at < ${before(privacy.messagesKeptDays * 24)}`,
  ),
];
