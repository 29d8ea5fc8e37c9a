-- The day of a milestone that was agreed first stays known when it moves.
alter table milestones add first_due_on date;
update milestones m set first_due_on = coalesce((
  select (planned ->> 'dueOn')::date
  from plan_versions v cross join lateral jsonb_array_elements(v.milestones) planned
  where v.engagement_id = m.engagement_id and v.state = 'Agreed' and (planned ->> 'number')::int = m.number
  order by v.version limit 1), m.due_on);
alter table milestones alter first_due_on set not null;

-- A student's request for more time for a milestone. `asked_along` and `offered_along`: whether later milestones move
-- along by the same number of days.
create table extensions (
  engagement_id bigint not null,
  milestone int not null,
  -- From 1.
  request int not null,
  state text not null default 'Asked'
    check (state in ('Asked', 'Countered', 'Granted', 'Refused', 'Withdrawn', 'Overtaken')),
  asked_day date not null,
  asked_along boolean not null,
  reason text not null,
  asked_at timestamptz not null,
  asked_by bigint references accounts on delete set null,
  -- Another day, from when one is offered.
  offered_day date,
  offered_along boolean,
  answer text not null default '',
  answered_at timestamptz,
  answered_by bigint references accounts on delete set null,
  primary key (engagement_id, milestone, request),
  foreign key (engagement_id, milestone) references milestones on delete cascade,
  check ((offered_day is null) = (offered_along is null)),
  check (state <> 'Countered' or offered_day is not null),
  check (state not in ('Countered', 'Refused') or answered_at is not null)
);
create unique index extensions_open on extensions (engagement_id, milestone) where state in ('Asked', 'Countered');

-- The new day that something was about: asked for, granted, offered.
alter table engagement_events add day date;
