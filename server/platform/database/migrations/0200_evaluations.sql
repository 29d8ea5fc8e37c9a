-- What both sides of work are asked to write about each other: by which day, and since when it is open to both.
create table evaluation_rounds (
  engagement_id bigint not null references engagements on delete cascade,
  moment text not null check (moment in ('midpoint', 'final')),
  asked_at timestamptz not null,
  due_on date not null,
  opened_at timestamptz,
  primary key (engagement_id, moment)
);
create index evaluation_rounds_sealed on evaluation_rounds (due_on, engagement_id) where opened_at is null;

-- What one side has written. Steps and reasons by dimension; a closing sentence of before has rubric 0 and no steps.
create table evaluations (
  engagement_id bigint not null,
  moment text not null,
  side text not null check (side in ('student', 'company')),
  rubric int not null,
  steps jsonb,
  because jsonb not null,
  words text not null,
  again text check (again in ('yes', 'no')),
  recommends text not null,
  to_office text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  answer text not null default '',
  answered_at timestamptz,
  primary key (engagement_id, moment, side),
  foreign key (engagement_id, moment) references evaluation_rounds on delete cascade
);

-- What work has come to. The reasons are the office's; empty where it followed from what the company wrote.
create table outcomes (
  engagement_id bigint primary key references engagements on delete cascade,
  outcome text not null check (outcome in ('Completed', 'Completed with distinction')),
  because text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null
);

-- Closing sentences become the words of their side: open where the work has ended, to begin with where it is evaluated now.
-- There the days are counted anew.
insert into evaluation_rounds (engagement_id, moment, asked_at, due_on, opened_at)
select e.id, 'final', coalesce(min(c.at), now()), (coalesce(min(c.at), now()) at time zone 'UTC')::date + 14, e.changed_at
from engagements e join closings c on c.engagement_id = e.id where e.state in ('Completed', 'Ended early') group by e.id
union all
select e.id, 'final', now(), (now() at time zone 'UTC')::date + 14, null from engagements e where e.state = 'Evaluating';
insert into evaluations (engagement_id, moment, side, rubric, because, words, recommends, to_office, at, account_id)
select c.engagement_id, 'final', c.side, 0, '{}', c.sentence, '', '', c.at, c.account_id
from closings c join evaluation_rounds r on r.engagement_id = c.engagement_id;
-- The table goes one release later; so does what a server of the release before still calls closing.

alter table engagements drop constraint engagements_turn_check,
  add constraint engagements_turn_check check (turn in ('student', 'company', 'both', 'office'));
delete from work_reminders where about = 'close';
update engagements set next = 'evaluate', turn = 'both', turn_since = now() where next = 'close';
create function closing_is_evaluating() returns trigger language plpgsql as $$
begin
  new.next := 'evaluate';
  new.turn := 'both';
  insert into evaluation_rounds (engagement_id, moment, asked_at, due_on)
  values (new.id, 'final', new.changed_at, (new.changed_at at time zone 'UTC')::date + 14) on conflict do nothing;
  return new;
end $$;
create trigger closing_is_evaluating before update on engagements
  for each row when (new.next = 'close') execute function closing_is_evaluating();
