-- What a student says of a week of work; a week is known by its Monday.
create table check_ins (
  engagement_id bigint not null references engagements on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  state text not null check (state in ('On track', 'Need help', 'Blocked')),
  sentence text not null check (state = 'On track' or sentence <> ''),
  hours int check (hours between 0 and 100),
  at timestamptz not null,
  answer text,
  answered_by bigint references accounts on delete set null,
  answered_at timestamptz,
  primary key (engagement_id, week),
  check ((answer is null) = (answered_at is null))
);

-- When the student last did something in it, a check-in too; null before the first time.
alter table engagements add student_acted_at timestamptz;
update engagements e set student_acted_at = (
  select max(x.at) from engagement_events x join applications a on a.id = x.engagement_id
  where x.engagement_id = e.id and x.account_id = a.student_id);
