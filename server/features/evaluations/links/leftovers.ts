import { sql } from 'kysely';
import { type Leftovers, rowsOf } from '../../../platform/operating/housekeeping.ts';

/** For so long whoever opens a link that has ended reads why. */
const linksKeptDays = 30;

/** What evaluations leave behind. */
export const evaluationLeftovers: readonly Leftovers[] = [
  rowsOf(
    'evaluation_links',
    ({ before }) => sql`until_on < ${before(linksKeptDays * 24)}
      or (engagement_id, moment) in (
        select engagement_id, moment from evaluation_rounds where opened_at < ${before(linksKeptDays * 24)})`,
  ),
];
