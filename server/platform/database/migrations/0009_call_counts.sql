-- How often an address made a call that guesses or sends mail, over all instances. It may be empty after a
-- crash: nothing depends on it for longer than a minute, and so it needs no log.
create unlogged table call_counts (
  caller text not null,
  call text not null,
  since timestamptz not null,
  count integer not null,
  primary key (caller, call)
);
create index call_counts_age on call_counts (since);
