import { sql } from 'kysely';

/** `DueNames` of `src/words`, for `events v`. */
export const dueNames = sql`(
  select json_agg(json_build_object('project', p.title, 'milestone', m.title) order by d.at)
  from jsonb_array_elements(v.facts -> 'due') with ordinality as d (one, at)
    left join applications a on a.id = (d.one ->> 'engagement')::bigint
    left join projects p on p.id = a.project_id
    left join milestones m on m.engagement_id = a.id and m.number = (d.one ->> 'milestone')::int)`;
