-- A team's milestone is due on one day for all its mates: the latest that one of them has, where there is something to hand in.
update milestones m set due_on = t.latest
from (
  select a.project_id, lower(trim(x.title)) as title, max(x.due_on) as latest
  from milestones x join applications a on a.id = x.engagement_id join engagements e on e.id = a.id
  where x.by = 'team' and x.state in ('Planned', 'Changes asked for') and e.state in ('Planning', 'Working')
  group by 1, 2
) t, applications a, engagements e
where a.id = m.engagement_id and e.id = a.id and e.state in ('Planning', 'Working')
  and t.project_id = a.project_id and t.title = lower(trim(m.title))
  and m.by = 'team' and m.state in ('Planned', 'Changes asked for') and m.due_on < t.latest;

update engagements e set due_on = m.due_on
from milestones m
where m.engagement_id = e.id and m.number = e.milestone and m.by = 'team' and e.due_on <> m.due_on;
