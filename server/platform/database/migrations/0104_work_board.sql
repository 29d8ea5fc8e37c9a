-- Since when somebody has kept the other side waiting: a delivery from the end of its day, everything else from when it
-- became their turn. The office's board is in this order, and looks only at work that runs.
alter table engagements add column waits_since timestamptz generated always as (
  case when next in ('deliver', 'deliver again') then (due_on + 1)::timestamp at time zone 'UTC' else turn_since end
) stored;
create index engagements_board on engagements (waits_since, id) include (next, turn) where next is not null;
create index engagement_events_reminded on engagement_events (engagement_id, at) where event = 'reminded';
