import { sql } from 'kysely';
import type { EngagementNames } from '../../../../src/words/engagements/names.ts';
import type { Database } from '../../../platform/database/open.ts';
import { byNumber, type ReadEvent } from '../../../platform/events/told.ts';
import { sidesOf } from '../columns.ts';

/** The names that events of engagements are told with, in the same order. */
export async function engagementNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<EngagementNames[]> {
  const facts = events.map(
    (event) => event.facts as { readonly milestone?: number | null; readonly link?: number },
  );
  const ids = events.map(({ aboutId }) => aboutId);
  const engagements = await byNumber<Sides>(db, ids, sides);
  const doers = events.map((one) => ('from' in one.facts ? one.by : null));
  const mates = await byNumber<Mate>(db, doers, mateNames);
  const links = facts.map(({ link }) => link);
  const handedOn = await byNumber<HandedOn>(db, links, handedOnBy);
  return ids.map((id, at) => {
    const { milestones, ...names } = engagements.get(id)!;
    return {
      ...names,
      milestone: milestones[facts[at]?.milestone ?? 0] ?? null,
      mate: mates.get(doers[at])?.name ?? null,
      handedOn: handedOn.get(links[at]) ?? null,
    };
  });
}

interface Sides extends Pick<EngagementNames, 'project' | 'company' | 'student'> {
  /** The titles of its milestones, by their numbers. */
  readonly milestones: Readonly<Record<number, string>>;
}
const sides = sql`
  select e.id, p.title as project, c.name as company, s.first_name || ' ' || s.last_name as student, coalesce((
    select json_object_agg(m.number, m.title) from milestones m where m.engagement_id = e.id), '{}') as milestones
  from engagements e ${sidesOf(sql`e.id`)} where e.id`;

interface Mate {
  readonly name: string;
}
const mateNames = sql`
  select t.id, t.first_name || ' ' || t.last_name as name from students t where t.id`;

/** The person who handed an evaluation on by a link, and the one they asked. */
type HandedOn = NonNullable<EngagementNames['handedOn']>;
const handedOnBy = sql`
  select k.id, k.name as by, (
    select json_build_object('name', o.name, 'email', o.email) from evaluation_links o
    where (o.engagement_id, o.moment) = (k.engagement_id, k.moment) and o.id > k.id order by o.id limit 1) as to
  from evaluation_links k where k.id`;
