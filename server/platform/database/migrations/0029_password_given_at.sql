-- When the person behind a session last gave their password: what is sensitive asks for it again after a while.
alter table sessions add column password_at timestamptz;
update sessions set password_at = created_at;
alter table sessions alter column password_at set not null;
