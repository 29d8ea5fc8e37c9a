-- Addresses that portfolios had: a link somebody was given must not lead to a stranger, so nobody else gets one for a year.
create table given_up_addresses (
  name text primary key,
  -- Null once the account is gone.
  student_id bigint references students on delete set null,
  at timestamptz not null
);

create function give_up_address() returns trigger language plpgsql as $$
begin
  insert into given_up_addresses (name, student_id, at)
  values (old.name, (select id from students where id = old.student_id), now())
  on conflict (name) do update set student_id = excluded.student_id, at = excluded.at;
  return null;
end $$;
create trigger portfolio_renamed after update of name on portfolios
  for each row when (old.name <> new.name) execute function give_up_address();
create trigger portfolio_deleted after delete on portfolios
  for each row execute function give_up_address();
