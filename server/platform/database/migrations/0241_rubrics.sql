-- What the programme asks in evaluations, version by version from 2 on; version 1 is the product's.
create table rubrics (
  version int primary key check (version > 1),
  company jsonb not null,
  student jsonb not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null
);
