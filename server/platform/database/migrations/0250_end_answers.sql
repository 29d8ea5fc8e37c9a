-- What each side tells the office about work that has ended early: once, and nobody else reads it.
create table end_answers (
  engagement_id bigint not null references engagements on delete cascade,
  side text not null check (side in ('student', 'company')),
  why text not null,
  clear text not null check (clear in ('yes', 'no')),
  again text not null check (again in ('yes', 'no')),
  to_office text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null,
  primary key (engagement_id, side)
);

-- What waits for the office, for its first screen.
create index engagements_of_office on engagements (turn_since, id) where next in ('decide', 'decide objection');

-- Which final evaluations are due, open or not: their academic supervisors are reminded.
create index evaluation_rounds_due on evaluation_rounds (due_on) where moment = 'final';
