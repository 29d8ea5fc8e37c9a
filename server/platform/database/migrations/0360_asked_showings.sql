-- A company is asked what may be shown of completed work, from when its student first wants to show something of it.
create index engagements_of_showing on engagements (turn_since, id) where next = 'allow showing';

-- What a company has not written is not asked about.
update showings w set words = false
where w.side = 'student' and not exists (
  select from evaluations v where (v.engagement_id, v.moment, v.side) = (w.engagement_id, 'final', 'company') and v.words <> '');

-- Until now nobody was asked.
update engagements e set next = 'allow showing', turn = 'company', turn_since = now()
where e.state = 'Completed' and e.next is null
  and exists (select from showings w where w.engagement_id = e.id and w.side = 'student' and (w.words or w.deliveries <> '{}'))
  and not exists (select from showings w where w.engagement_id = e.id and w.side = 'company');
