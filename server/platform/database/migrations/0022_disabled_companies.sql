-- The projects of a company whose account is disabled are shown and open to nobody until it is enabled again. The account
-- has the last word; triggers copy it, so that one index answers what may be browsed.
alter table projects add column company_disabled boolean not null default false;
update projects p set company_disabled = true
from companies c join accounts a on a.id = c.account_id
where c.id = p.company_id and a.state = 'disabled';

drop index projects_browse;
drop index projects_browse_type;
drop index projects_deadline;
drop index projects_status;
create index projects_browse on projects (posted_at desc, id desc)
  where status not in ('Draft', 'Completed') and not company_disabled;
create index projects_browse_type on projects (engineering_type, posted_at desc, id desc)
  where status not in ('Draft', 'Completed') and not company_disabled;
create index projects_deadline on projects (deadline, id)
  where status not in ('Draft', 'Completed') and not company_disabled;
create index projects_status on projects (status, posted_at desc, id desc) include (company_disabled);

-- A skill is in use where a project that people may see asks for it: a draft tells nobody what it is about.
create function count_skills_of(texts text[], step int) returns void language plpgsql as $$
begin
  insert into skills (key, label, uses)
  select key, (array_agg(label order by n))[1], step * count(*)
  from (
    select distinct on (n, lower(name)) n, lower(name) as key, name as label
    from unnest(texts) with ordinality as asked (skills, n), unnest(string_to_array(asked.skills, ', ')) as name
    where name <> ''
    order by n, lower(name)
  ) named
  group by key
  -- Everybody takes the rows in one order, so that nobody waits for each other.
  order by key
  on conflict (key) do update set uses = skills.uses + excluded.uses;
  if step < 0 then
    delete from skills s using unnest(texts) as asked (skills)
    where s.key = any(string_to_array(lower(asked.skills), ', ')) and s.uses <= 0;
  end if;
end $$;

drop trigger projects_count_skills on projects;
drop trigger projects_recount_skills on projects;
drop function count_skills_added();
drop function count_skills();

create function count_skills_added() returns trigger language plpgsql as $$
begin
  perform count_skills_of(
    array(select skills from added where status <> 'Draft' and not company_disabled order by id), 1);
  return null;
end $$;
create function count_skills_changed() returns trigger language plpgsql as $$
begin
  if old.status <> 'Draft' and not old.company_disabled then
    perform count_skills_of(array[old.skills], -1);
  end if;
  if new.status <> 'Draft' and not new.company_disabled then
    perform count_skills_of(array[new.skills], 1);
  end if;
  return null;
end $$;
create function count_skills_removed() returns trigger language plpgsql as $$
begin
  perform count_skills_of(array[old.skills], -1);
  return null;
end $$;
create trigger projects_count_skills after insert on projects
  referencing new table as added for each statement execute function count_skills_added();
create trigger projects_recount_skills after update of skills, status, company_disabled on projects
  for each row when ((old.skills, old.status = 'Draft', old.company_disabled)
    is distinct from (new.skills, new.status = 'Draft', new.company_disabled))
  execute function count_skills_changed();
create trigger projects_uncount_skills after delete on projects
  for each row when (old.status <> 'Draft' and not old.company_disabled) execute function count_skills_removed();

delete from skills;
select count_skills_of(
  array(select skills from projects where status <> 'Draft' and not company_disabled order by id), 1);

create function projects_follow_account() returns trigger language plpgsql as $$
begin
  -- Projects first, as in every move; then the skills they name, in the order in which everybody takes them.
  perform 1 from projects p join companies c on c.id = p.company_id
  where c.account_id = new.id order by p.id for update of p;
  perform 1 from skills where key in (
    select unnest(p.skill_keys) from projects p join companies c on c.id = p.company_id where c.account_id = new.id)
  order by key for update;
  update projects set company_disabled = (new.state = 'disabled')
  where company_id in (select id from companies where account_id = new.id);
  return null;
end $$;
create trigger accounts_followed_by_projects after update of state on accounts
  for each row when (new.role = 'Company' and (old.state = 'disabled') is distinct from (new.state = 'disabled'))
  execute function projects_follow_account();

-- What is posted or imported for a company while its account is disabled.
create function hide_added_projects() returns trigger language plpgsql as $$
begin
  update projects p set company_disabled = true
  from added n join companies c on c.id = n.company_id join accounts a on a.id = c.account_id
  where p.id = n.id and a.state = 'disabled';
  return null;
end $$;
create trigger projects_hidden_when_added after insert on projects
  referencing new table as added for each statement execute function hide_added_projects();
