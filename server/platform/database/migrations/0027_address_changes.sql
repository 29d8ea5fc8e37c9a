-- Another address counts once its owner has confirmed it; until then it waits here.
create table address_changes (
  account_id bigint primary key references accounts on delete cascade,
  email text not null,
  expires_at timestamptz not null
);

alter table account_links drop constraint account_links_purpose_check;
alter table account_links add constraint account_links_purpose_check
  check (purpose in ('reset', 'invitation', 'confirm address', 'keep address'));
