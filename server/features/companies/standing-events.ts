import { sql } from 'kysely';

/** Of `application_events e` those that stand: an offer that was taken back with its run counts for nothing. */
export const stands = sql`(e.event <> 'offer' or not exists (
  select 1 from application_events back
  where back.application_id = e.application_id and back.event = 'recall' and back.id > e.id))`;
