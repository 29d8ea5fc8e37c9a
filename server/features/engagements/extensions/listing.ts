import { sql } from 'kysely';
import { asInstant } from '../../../platform/database/expressions.ts';
import { personNamed } from '../columns.ts';

/** The newest request `x` for more time of a milestone `m`. */
export const newestRequest = sql`
  left join lateral (
    select * from extensions x where x.engagement_id = m.engagement_id and x.milestone = m.number
    order by x.request desc limit 1
  ) x on true`;

/** One that is open; or that was refused, as long as there is something to hand in. */
export const isShown = sql`(
  x.state in ('Asked', 'Countered') or (x.state = 'Refused' and m.state in ('Planned', 'Changes asked for')))`;

/** An `Extension` of the contract. Needs `sidesOf`. */
export const extensionAsJson = sql`json_build_object(
  'request', x.request, 'state', x.state, 'reason', x.reason,
  'asked', json_build_object('dueOn', x.asked_day, 'movesLater', x.asked_along),
  'askedAt', ${asInstant(sql`x.asked_at`)}, 'askedBy', ${personNamed(sql`x.asked_by`)},
  'offered', case when x.state = 'Countered' then json_build_object('dueOn', x.offered_day, 'movesLater', x.offered_along) end,
  'answer', x.answer, 'answeredAt', ${asInstant(sql`x.answered_at`)}, 'answeredBy', ${personNamed(sql`x.answered_by`)})`;
