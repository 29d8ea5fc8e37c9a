-- Another number after every change of what students read in lists of projects, so that a list can be kept for as long
-- as it is true. The number is changed in the transaction that changes a project, at its very end: whoever has changed
-- another project meanwhile is waited for by the commit alone.
create table projects_version (
  version bigint not null,
  only_row boolean primary key default true check (only_row)
);
insert into projects_version (version) values (1);

create function note_projects_changed() returns trigger language plpgsql as $$
begin
  -- Once a transaction, however many projects it changes.
  if current_setting('trestle.projects_changed', true) is distinct from 'yes' then
    update projects_version set version = version + 1;
    perform set_config('trestle.projects_changed', 'yes', true);
  end if;
  return null;
end $$;

create constraint trigger projects_note_added_or_removed after insert or delete on projects
  deferrable initially deferred for each row execute function note_projects_changed();

-- Who waits to be chosen is no part of it, so applying changes nothing here.
create constraint trigger projects_note_changed after update on projects
  deferrable initially deferred for each row
  when ((old.company_id, old.title, old.description, old.project_link, old.skills, old.engineering_type,
      old.duration_days, old.location, old.status, old.places, old.places_taken, old.deadline, old.posted_at)
    is distinct from (new.company_id, new.title, new.description, new.project_link, new.skills, new.engineering_type,
      new.duration_days, new.location, new.status, new.places, new.places_taken, new.deadline, new.posted_at))
  execute function note_projects_changed();

create constraint trigger companies_note_changed after update on companies
  deferrable initially deferred for each row
  when ((old.name, old.verified_at) is distinct from (new.name, new.verified_at))
  execute function note_projects_changed();
