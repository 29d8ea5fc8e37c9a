-- A search finds a project by its title, its company's name and its skills. The last two stand beside the title, so that
-- one index finds them and what matched by title can come first.
alter table projects add column keywords text not null default '';

create function projects_keep_keywords() returns trigger language plpgsql as $$
begin
  select lower(' ' || c.name || ' ' || new.skills) into new.keywords from companies c where c.id = new.company_id;
  return new;
end $$;
create trigger projects_keywords before insert or update of skills, company_id on projects
  for each row execute function projects_keep_keywords();

create function projects_follow_company_name() returns trigger language plpgsql as $$
begin
  -- Projects in the order in which everybody locks them.
  perform 1 from projects where company_id = new.id order by id for update;
  update projects set keywords = lower(' ' || new.name || ' ' || skills) where company_id = new.id;
  return null;
end $$;
create trigger companies_named_in_projects after update of name on companies
  for each row when (new.name is distinct from old.name) execute function projects_follow_company_name();

update projects p set keywords = lower(' ' || c.name || ' ' || p.skills) from companies c where c.id = p.company_id;
alter table projects alter column keywords set statistics 1000;
create index projects_keywords on projects using gin (keywords gin_trgm_ops);
