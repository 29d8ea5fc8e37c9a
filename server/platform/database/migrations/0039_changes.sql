-- Open pages hear that something they may show has changed, from whatever changed it: `TOPIC ROOM ID` on the
-- channel of the notifications. A topic is the number of an account, or `Admin` for all admins. No contents.
create function announce(topic text, room text, id bigint) returns void language sql strict as $$
  select pg_notify('notifications', topic || ' ' || room || ' ' || id);
$$;

-- Individuals are told of single changes. What changes very many at once tells the admins, and whom it
-- concerns by their notifications.
create function is_mass(rows bigint) returns boolean language sql immutable return rows > 1000;

create function announce_to_owners(ids bigint[]) returns void language sql as $$
  select announce(k.account_id::text, 'applications', a.id)
  from applications a join projects p on p.id = a.project_id join companies k on k.id = p.company_id
  where a.id = any(ids);
$$;
create function announce_applications() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'applications', max(id)) from changed having count(*) > 0;
  if is_mass((select count(*) from changed)) then return null; end if;
  perform announce(student_id::text, 'applications', id) from changed;
  perform announce_to_owners(array(select id from changed));
  return null;
end $$;
-- Neither side hears of what the other keeps to itself: where the company ranks an applicant, what the student wants most.
create function announce_changed_applications() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'applications', max(id)) from changed having count(*) > 0;
  if is_mass((select count(*) from changed)) then return null; end if;
  perform announce(n.student_id::text, 'applications', n.id)
  from changed n join before o on o.id = n.id
  where to_jsonb(n) - '{company_rank,offer_reminded_at}'::text[]
    is distinct from to_jsonb(o) - '{company_rank,offer_reminded_at}'::text[];
  perform announce_to_owners(array(
    select n.id from changed n join before o on o.id = n.id
    where to_jsonb(n) - '{preference,offer_reminded_at}'::text[]
      is distinct from to_jsonb(o) - '{preference,offer_reminded_at}'::text[]));
  return null;
end $$;
create trigger applications_announced_in after insert on applications
  referencing new table as changed for each statement execute function announce_applications();
create trigger applications_announced after update on applications
  referencing old table as before new table as changed for each statement execute function announce_changed_applications();
create trigger applications_announced_out after delete on applications
  referencing old table as changed for each statement execute function announce_applications();

-- The counts of a project follow its applications, which are announced themselves.
create function announce_projects(ids bigint[]) returns void language plpgsql as $$
begin
  perform announce('Admin', 'projects', max(id)) from unnest(ids) as id having count(*) > 0;
  if is_mass(cardinality(ids)) then return; end if;
  perform announce(k.account_id::text, 'projects', p.id)
  from projects p join companies k on k.id = p.company_id where p.id = any(ids) and k.account_id is not null;
  perform announce(a.student_id::text, 'projects', a.project_id)
  from applications a where a.project_id = any(ids) and a.status in ('Under Review', 'Shortlisted', 'Offered', 'Accepted');
end $$;
create function announce_added_projects() returns trigger language plpgsql as $$
begin
  perform announce_projects(array(select id from changed));
  return null;
end $$;
create function announce_changed_projects() returns trigger language plpgsql as $$
begin
  perform announce_projects(array(
    select n.id from changed n join before o on o.id = n.id
    where to_jsonb(n) - '{places_taken,open_applications,reminded_at}'::text[]
      is distinct from to_jsonb(o) - '{places_taken,open_applications,reminded_at}'::text[]));
  return null;
end $$;
create function announce_removed_projects() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'projects', max(id)) from changed having count(*) > 0;
  perform announce(k.account_id::text, 'projects', c.id)
  from changed c join companies k on k.id = c.company_id where k.account_id is not null;
  return null;
end $$;
create trigger projects_announced_in after insert on projects
  referencing new table as changed for each statement execute function announce_added_projects();
create trigger projects_announced after update on projects
  referencing old table as before new table as changed for each statement execute function announce_changed_projects();
create trigger projects_announced_out after delete on projects
  referencing old table as changed for each statement execute function announce_removed_projects();

create function announce_status_updates() returns trigger language plpgsql as $$
begin
  perform announce_projects(array(select project_id from changed where project_id is not null));
  perform announce('Admin', 'status-updates', max(id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger status_updates_announced_in after insert on status_updates
  referencing new table as changed for each statement execute function announce_status_updates();
create trigger status_updates_announced after update on status_updates
  referencing new table as changed for each statement execute function announce_status_updates();
create trigger status_updates_announced_out after delete on status_updates
  referencing old table as changed for each statement execute function announce_status_updates();

-- People and companies: themselves, in their other windows, and the admins.
create function announce_students() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'students', max(id)) from changed having count(*) > 0;
  if not is_mass((select count(*) from changed)) then
    perform announce(id::text, 'students', id) from changed;
  end if;
  return null;
end $$;
create trigger students_announced_in after insert on students
  referencing new table as changed for each statement execute function announce_students();
create trigger students_announced after update on students
  referencing new table as changed for each statement execute function announce_students();
create trigger students_announced_out after delete on students
  referencing old table as changed for each statement execute function announce_students();

create function announce_companies() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'companies', max(id)) from changed having count(*) > 0;
  if not is_mass((select count(*) from changed)) then
    perform announce(account_id::text, 'companies', id) from changed where account_id is not null;
  end if;
  return null;
end $$;
create trigger companies_announced_in after insert on companies
  referencing new table as changed for each statement execute function announce_companies();
create trigger companies_announced_out after delete on companies
  referencing old table as changed for each statement execute function announce_companies();
-- How many projects a company has follows its projects, which are announced themselves.
create function announce_changed_companies() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'companies', n.id), announce(n.account_id::text, 'companies', n.id)
  from changed n join before o on o.id = n.id
  where to_jsonb(n) - 'project_count' is distinct from to_jsonb(o) - 'project_count'
  limit 1000;
  return null;
end $$;
create trigger companies_announced after update on companies
  referencing old table as before new table as changed for each statement execute function announce_changed_companies();

-- The rest concerns the admins alone.
create function announce_to_admins() returns trigger language plpgsql as $$
begin
  perform announce('Admin', tg_argv[0], max(id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger contact_messages_announced_in after insert on contact_messages
  referencing new table as changed for each statement execute function announce_to_admins('support');
create trigger contact_messages_announced after update on contact_messages
  referencing new table as changed for each statement execute function announce_to_admins('support');
create trigger contact_messages_announced_out after delete on contact_messages
  referencing old table as changed for each statement execute function announce_to_admins('support');
create trigger message_replies_announced after insert on message_replies
  referencing new table as changed for each statement execute function announce_to_admins('support');
create trigger audit_log_announced after insert on audit_log
  referencing new table as changed for each statement execute function announce_to_admins('audit');

-- What a company notes about an applicant is its own.
create function announce_notes() returns trigger language plpgsql as $$
begin
  perform announce(k.account_id::text, 'applications', a.id)
  from changed c join applications a on a.id = c.application_id join projects p on p.id = a.project_id
    join companies k on k.id = p.company_id
  where k.account_id is not null;
  return null;
end $$;
create trigger application_notes_announced_in after insert on application_notes
  referencing new table as changed for each statement execute function announce_notes();
create trigger application_notes_announced after update on application_notes
  referencing new table as changed for each statement execute function announce_notes();
