-- Who asks for help in a check-in waits for the company from then on: what is to be done next says so.
update engagements e
set next = case k.state when 'Blocked' then 'unblock' else 'help' end,
  turn = 'company', turn_since = k.at, milestone = null, due_on = null
from (
  select distinct on (engagement_id) engagement_id, state, at, answered_at from check_ins
  order by engagement_id, week desc
) k
where k.engagement_id = e.id and e.state = 'Working' and e.next is not null and e.settled < e.planned
  and k.state in ('Need help', 'Blocked') and (k.answered_at is null or k.answered_at < k.at);
create index engagements_asking on engagements (waits_since, id) where next in ('help', 'unblock');
