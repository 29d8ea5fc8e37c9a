-- Searches that students keep, each with how often new projects that match it come by mail.
create table saved_searches (
  id bigint generated always as identity primary key,
  student_id bigint not null references students (id) on delete cascade,
  name text not null,
  search_text text not null,
  engineering_type text not null,
  skills text not null,
  max_duration_days int,
  location text not null,
  open_only boolean not null,
  digest text not null check (digest in ('daily', 'weekly', 'off')),
  -- Projects that were posted after this have not been in a digest.
  digested_until timestamptz not null,
  created_at timestamptz not null
);
create index saved_searches_student on saved_searches (student_id, created_at);
create index saved_searches_mailed on saved_searches (student_id, digest, digested_until) where digest <> 'off';

-- One row for each student who has ever saved a search. The token ends their digests and can do nothing else, so it
-- stands here as it stands in their mails.
create table search_digests (
  student_id bigint primary key references students (id) on delete cascade,
  sent_at timestamptz,
  unsubscribe_token text not null unique
);
