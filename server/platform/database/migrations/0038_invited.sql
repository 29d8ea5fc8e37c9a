-- Whoever was invited and has not chosen a password yet is told apart from those who can sign in.
create function account_state(state text, password_hash text) returns text language sql immutable
  return case when state = 'active' and password_hash is null then 'invited' else state end;

create or replace function copy_account_to_student() returns trigger language plpgsql as $$
begin
  select email, account_state(state, password_hash) into new.email, new.state from accounts where id = new.id;
  return new;
end $$;
create or replace function student_follows_account() returns trigger language plpgsql as $$
begin
  update students set email = new.email, state = account_state(new.state, new.password_hash) where id = new.id;
  return null;
end $$;
drop trigger accounts_followed_by_student on accounts;
create trigger accounts_followed_by_student after update of email, state, password_hash on accounts
  for each row when (new.role = 'Student' and
    (old.email, account_state(old.state, old.password_hash)) is distinct from (new.email, account_state(new.state, new.password_hash)))
  execute function student_follows_account();

update students s set state = 'invited' from accounts a
where a.id = s.id and account_state(a.state, a.password_hash) = 'invited';
