-- The projects of a company that nobody knows yet wait for an admin before students see them.
alter table projects drop constraint projects_status_check;
alter table projects add constraint projects_status_check check (status in
  ('Draft', 'Awaiting approval', 'pending', 'In Progress', 'Completed', 'On Hold', 'Cancelled'));

drop index projects_browse;
drop index projects_browse_type;
drop index projects_deadline;
create index projects_browse on projects (posted_at desc, id desc) include (search)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_browse_type on projects (engineering_type, posted_at desc, id desc)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_deadline on projects (deadline, id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;

-- Whether a project of a company was approved is read from what happened to it.
create index project_events_approved on project_events (project_id)
  where from_status = 'Awaiting approval' and to_status = 'pending';

-- A project that waits for approval counts no skills, as a draft counts none.
create function is_posted(status text) returns boolean language sql immutable
  return status not in ('Draft', 'Awaiting approval');

create or replace function count_skills_added() returns trigger language plpgsql as $$
begin
  perform count_skills_of(
    array(select skills from added where is_posted(status) and not company_disabled order by id), 1);
  return null;
end $$;
create or replace function count_skills_changed() returns trigger language plpgsql as $$
begin
  if is_posted(old.status) and not old.company_disabled then
    perform count_skills_of(array[old.skills], -1);
  end if;
  if is_posted(new.status) and not new.company_disabled then
    perform count_skills_of(array[new.skills], 1);
  end if;
  return null;
end $$;
drop trigger projects_recount_skills on projects;
drop trigger projects_uncount_skills on projects;
create trigger projects_recount_skills after update of skills, status, company_disabled on projects
  for each row when ((old.skills, is_posted(old.status), old.company_disabled)
    is distinct from (new.skills, is_posted(new.status), new.company_disabled))
  execute function count_skills_changed();
create trigger projects_uncount_skills after delete on projects
  for each row when (is_posted(old.status) and not old.company_disabled) execute function count_skills_removed();
