-- What admins need: tables that are quick at 100,000 rows, names, an inbox, and a record of every act.

-- What an admin is called; nobody else has it.
alter table accounts add column admin_name text;
update accounts set admin_name = split_part(email, '@', 1) where role = 'Admin';
alter table accounts add check ((role = 'Admin') = (admin_name is not null));
create index accounts_admins on accounts (created_at desc, id desc) where role = 'Admin';

-- A student's address and state stand with the rest of what the table of students sorts, filters and
-- searches by, so that one index answers each. The account has the last word; the triggers copy it.
alter table students
  add column email text not null default '',
  add column state text not null default 'active',
  add column year_rank int generated always as (
    case college_year when 'First' then 1 when 'Second' then 2 when 'Third' then 3 else 4 end) stored;
update students s set email = a.email, state = a.state from accounts a where a.id = s.id;
-- The blank in front lets a search for one or two letters find the beginnings of words by index.
alter table students
  add column search text generated always as
    (lower(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || university)) stored;

create function copy_account_to_student() returns trigger language plpgsql as $$
begin
  select email, state into new.email, new.state from accounts where id = new.id;
  return new;
end $$;
create trigger students_copy_account before insert on students
  for each row execute function copy_account_to_student();

create function student_follows_account() returns trigger language plpgsql as $$
begin
  update students set email = new.email, state = new.state where id = new.id;
  return null;
end $$;
create trigger accounts_followed_by_student after update of email, state on accounts
  for each row when (new.role = 'Student' and (old.email, old.state) is distinct from (new.email, new.state))
  execute function student_follows_account();

-- Each order of the table, with what its filters read: a page far down is found in the index alone.
drop index students_joined;
create index students_joined on students (joined_at desc, id desc) include (engineering_type, college_year, state);
create index students_first_name on students (lower(first_name), id)
  include (first_name, engineering_type, college_year, state);
create index students_last_name on students (lower(last_name), id)
  include (last_name, engineering_type, college_year, state);
create index students_email on students (lower(email), id)
  include (email, engineering_type, college_year, state);
create index students_university on students (lower(university), id)
  include (university, engineering_type, college_year, state);
create index students_type on students (engineering_type, id) include (college_year, state);
create index students_year on students (year_rank, id) include (engineering_type, college_year, state);
create index students_not_active on students (state, joined_at desc, id desc) where state <> 'active';
create index students_search on students using gin (search gin_trgm_ops);

-- How many projects a company has, so that the table of companies can be sorted by it.
alter table companies
  add column project_count int not null default 0,
  add column size_rank int generated always as (
    case size when '1-10' then 1 when '11-50' then 2 when '51-200' then 3 when '201+' then 4 else 0 end) stored,
  add column search text generated always as
    (lower(' ' || name || ' ' || recruiter || ' ' || email || ' ' || industry)) stored;
update companies c set project_count = (select count(*) from projects p where p.company_id = c.id);

create function count_added_projects() returns trigger language plpgsql as $$
begin
  update companies c set project_count = c.project_count + a.number
  from (select company_id, count(*) as number from added group by company_id) a where c.id = a.company_id;
  return null;
end $$;
create function count_removed_projects() returns trigger language plpgsql as $$
begin
  update companies c set project_count = c.project_count - r.number
  from (select company_id, count(*) as number from removed group by company_id) r where c.id = r.company_id;
  return null;
end $$;
create trigger projects_counted_in after insert on projects
  referencing new table as added for each statement execute function count_added_projects();
create trigger projects_counted_out after delete on projects
  referencing old table as removed for each statement execute function count_removed_projects();

create index companies_newest on companies (created_at desc, id desc);
create index companies_by_name on companies (lower(name), id);
create index companies_recruiter on companies (lower(recruiter), id);
create index companies_email on companies (lower(email), id);
create index companies_industry on companies (lower(industry), id);
create index companies_size on companies (size_rank, id);
create index companies_projects on companies (project_count, id);
create index companies_unverified on companies (created_at, id) where verified_at is null;
create index companies_search on companies using gin (search gin_trgm_ops);

-- The search box finds a project's title, from one letter on.
create index projects_search on projects using gin (lower(' ' || title) gin_trgm_ops);

-- The dashboard reads the latest of each and when projects were completed.
create index applications_newest on applications (applied_at desc, id desc);
create index project_events_completed on project_events (project_id, at) where to_status = 'Completed';

-- The contact form's messages become an inbox.
alter table contact_messages
  add column state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  add column assigned_to bigint references accounts on delete set null,
  add column note text not null default '',
  add column search text generated always as
    (lower(' ' || name || ' ' || email || ' ' || subject || ' ' || message)) stored;
create index contact_messages_state on contact_messages (state, received_at desc, id desc);
create index contact_messages_assigned on contact_messages (assigned_to, received_at desc, id desc);
create index contact_messages_subject on contact_messages (lower(subject), id);
create index contact_messages_name on contact_messages (lower(name), id);
create index contact_messages_search on contact_messages using gin (search gin_trgm_ops);

create table message_replies (
  id bigint generated by default as identity primary key,
  message_id bigint not null references contact_messages on delete cascade,
  at timestamptz not null,
  -- What the admin was called then.
  by_name text not null,
  message text not null
);
create index message_replies_message on message_replies (message_id, at);

-- Every act of an admin. Nothing points from here to other tables, so that deleting a person or a
-- project changes nothing of what was done.
create table audit_log (
  id bigint generated by default as identity primary key,
  at timestamptz not null,
  account_id bigint not null,
  who text not null,
  act text not null,
  kind text not null,
  subject_id bigint,
  subject text not null,
  before jsonb,
  after jsonb,
  search text generated always as (lower(' ' || who || ' ' || act || ' ' || kind || ' ' || subject)) stored
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_kind on audit_log (kind, at desc, id desc);
create index audit_log_search on audit_log using gin (search gin_trgm_ops);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
