import { type RawBuilder, sql } from 'kysely';
import type { EngagementEventKind } from '../../../../src/contract/engagements/events.ts';

/** From the events of an engagement those of one kind, as `x`; further conditions may follow. */
export const happenedIn = (id: RawBuilder<unknown>, kind: EngagementEventKind) => sql`
  from events x where x.about = 'engagement' and x.about_id = ${id} and x.kind = ${sql.lit(kind)}`;
