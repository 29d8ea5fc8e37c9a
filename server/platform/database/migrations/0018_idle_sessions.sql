-- How long a session lasts without being used; null where nothing but its end ends it.
alter table sessions add column idle_minutes int;
update sessions s set idle_minutes = case when a.role = 'Admin' then 120 else 14 * 1440 end
from accounts a
where a.id = s.account_id and s.ended_at is null
  and (a.role = 'Admin' or s.expires_at > s.created_at + interval '13 hours');

-- What somebody has signed in with before: on anything else their next sign-in is told to them by mail.
create table known_devices (
  account_id bigint not null references accounts on delete cascade,
  device text not null,
  first_used_at timestamptz not null,
  primary key (account_id, device)
);
