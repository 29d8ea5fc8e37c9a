-- The skills of all projects that one statement adds are counted together. Counted project by project, the same
-- few rows were written thousands of times in one import, and each reading passed by all that were written before.
create function count_skills_added() returns trigger language plpgsql as $$
begin
  insert into skills (key, label, uses)
  select key, (array_agg(label order by id))[1], count(*)
  from (
    select distinct on (added.id, lower(name)) added.id, lower(name) as key, name as label
    from added, unnest(string_to_array(added.skills, ', ')) as name
    where name <> ''
    order by added.id, lower(name)
  ) named
  group by key
  -- Everybody takes the rows in one order, so that nobody waits for each other.
  order by key
  on conflict (key) do update set uses = skills.uses + excluded.uses;
  return null;
end $$;
drop trigger projects_count_skills on projects;
create trigger projects_count_skills after insert on projects
  referencing new table as added for each statement execute function count_skills_added();
