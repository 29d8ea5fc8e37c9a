import { sql } from 'kysely';
import type { EngagementNames } from '../../../../src/words/engagements/names.ts';
import type { Database } from '../../../platform/database/open.ts';
import { byNumber, type ReadEvent } from '../../../platform/events/told.ts';
import { sidesOf } from '../columns.ts';

/** Its number in a fact, and of an event that has none undefined. */
const numberIn = ({ facts }: ReadEvent, fact: 'milestone' | 'link'): number | undefined =>
  (facts as Partial<Record<typeof fact, number>>)[fact] ?? undefined;

/** The names that events of engagements are told with, in the same order. */
export async function engagementNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<EngagementNames[]> {
  const [engagements, mates, links] = [
    await byNumber<Sides>(
      db,
      events.map(({ aboutId }) => aboutId),
      sides,
    ),
    await byNumber<Mate>(
      db,
      events.flatMap((one) => ('from' in one.facts ? (one.by ?? []) : [])),
      mateNames,
    ),
    await byNumber<HandedOn>(
      db,
      events.flatMap((one) => numberIn(one, 'link') ?? []),
      handedOn,
    ),
  ];
  return events.map((event) => {
    const { milestones, ...names } = engagements.get(event.aboutId)!;
    return {
      ...names,
      milestone: milestones[numberIn(event, 'milestone') ?? 0] ?? null,
      mate: mates.get(event.by ?? 0)?.name ?? null,
      handedOn: links.get(numberIn(event, 'link') ?? 0) ?? null,
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
const handedOn = sql`
  select k.id, k.name as by, (
    select json_build_object('name', o.name, 'email', o.email) from evaluation_links o
    where (o.engagement_id, o.moment) = (k.engagement_id, k.moment) and o.id > k.id order by o.id limit 1) as to
  from evaluation_links k where k.id`;
