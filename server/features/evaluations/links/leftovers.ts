import { sql } from 'kysely';
import { type Leftovers, rowsOf } from '../../../platform/operating/housekeeping.ts';

/** So long its holder is told why a link no longer works. */
const keptHours = 30 * 24;

/** What evaluations leave behind. */
export const evaluationLeftovers: readonly Leftovers[] = [
  rowsOf(
    'evaluation_links',
    ({ before }) => sql`until_on < ${before(keptHours)} or (engagement_id, moment) in (
      select engagement_id, moment from evaluation_rounds where opened_at < ${before(keptHours)})`,
  ),
];
