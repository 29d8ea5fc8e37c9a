-- Evidence is known by the numbers of its deliveries, in the order of the document, and so is the part of it that both sides
-- still let be shown: also once the work itself is gone. `begun_at` goes one release later: the release before writes it.
alter table credentials
  add column evidence int[] not null default '{}',
  add column shown int[] not null default '{}';

update credentials k set evidence = e.numbers
from (
  select c.id, array_agg(coalesce((
    select min(m.number) from milestones m where m.engagement_id = c.engagement_id and m.title = d.one ->> 'name'), 0) order by d.at) as numbers
  from credentials c, jsonb_array_elements(coalesce(c.document::jsonb -> 'evidence', '[]')) with ordinality as d (one, at)
  where c.document is not null
  group by c.id
) e
where e.id = k.id;

update credentials k set shown = array(
  select number from unnest(k.evidence) as number
  where k.engagement_id is null or 2 = (
    select count(*) from showings s where s.engagement_id = k.engagement_id and number = any(s.deliveries)));
