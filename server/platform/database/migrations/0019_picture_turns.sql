-- Whose picture is being made ready (until `ends_at` at the latest), and how many somebody has handed in since a moment
-- that is at most a day ago.
create table picture_turns (
  account_id bigint primary key references accounts (id) on delete cascade,
  since timestamptz not null,
  pictures integer not null,
  ends_at timestamptz
);
create index picture_turns_since on picture_turns (since);
