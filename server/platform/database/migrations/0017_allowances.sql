-- What a stranger may cause for an address so many times an hour and a day: mails, and tries of a code.
-- Addresses stand here as keyed hashes, known or not; the moments are the last day's, never more than are allowed.
create table allowances_used (
  address_hash text not null,
  kind text not null check (kind in ('mail', 'code')),
  used_at timestamptz[] not null,
  last_used_at timestamptz not null,
  primary key (address_hash, kind)
);
create index allowances_used_last on allowances_used (last_used_at);
