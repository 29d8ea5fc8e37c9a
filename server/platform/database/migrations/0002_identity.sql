-- Waiting after wrong passwords, links by mail, and the last use of a session.

-- Keyed by a hash of the address, known or not, so that waiting tells nothing about who has an account.
create table sign_in_failures (
  address_hash text primary key,
  failures int not null,
  last_failure_at timestamptz not null,
  wait_until timestamptz
);
create index sign_in_failures_last on sign_in_failures (last_failure_at);

-- Single-use links. Only their hash is kept; a spent or replaced link is gone.
create table account_links (
  token_hash text primary key,
  account_id bigint not null references accounts on delete cascade,
  purpose text not null check (purpose in ('reset', 'invitation')),
  expires_at timestamptz not null
);
create index account_links_account on account_links (account_id);

alter table sessions add column last_used_at timestamptz not null default now();
alter table sessions alter column last_used_at drop default;
