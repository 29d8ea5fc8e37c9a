import { sql } from 'kysely';
import { sidesOf } from '../columns.ts';

const fullName = (student: string) =>
  sql.raw(`${student}.first_name || ' ' || ${student}.last_name`);

/** Who has handed an evaluation on by a link, and whom they have asked. */
const handedOn = sql`(
  select json_build_object('by', k.name, 'to', (
    select json_build_object('name', o.name, 'email', o.email) from evaluation_links o
    where (o.engagement_id, o.moment) = (k.engagement_id, k.moment) and o.id > k.id order by o.id limit 1))
  from evaluation_links k where k.id = (v.facts ->> 'link')::bigint)`;

/** `EngagementNames` of `src/words`, for `events v`. */
export const engagementNames = sql`(
  select json_build_object('project', p.title, 'company', c.name, 'student', ${fullName('s')},
    'milestone', (
      select m.title from milestones m where m.engagement_id = e.id and m.number = (v.facts ->> 'milestone')::int),
    'mate', (select ${fullName('t')} from students t where t.id = v.account_id),
    'handedOn', case when v.facts ? 'link' then ${handedOn} end)
  from engagements e ${sidesOf(sql`e.id`)} where e.id = v.about_id)`;
