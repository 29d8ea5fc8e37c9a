-- Who leads a project: null, or somebody who has left, means the owner whom the programme writes to.
alter table projects add column lead_id bigint references accounts on delete set null;
create index projects_lead on projects (lead_id) where lead_id is not null;

-- Who looks after its work besides. A supervisor sees no other projects.
create table project_supervisors (
  project_id bigint not null references projects on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  since timestamptz not null,
  primary key (project_id, account_id)
);
create index project_supervisors_account on project_supervisors (account_id, project_id);

-- Open pages hear of what their person may see: of a company's projects everybody in it, but a supervisor only of theirs.
create function announce_to_members(company bigint, project bigint, room text, subject bigint) returns void language sql as $$
  select announce(m.account_id::text, room, subject) from company_members m
  where m.company_id = company and m.left_at is null
    and (m.member_role <> 'Supervisor' or project is null
      or exists (select from project_supervisors s where s.project_id = project and s.account_id = m.account_id));
$$;
create or replace function announce_to_owners(ids bigint[]) returns void language sql as $$
  select announce_to_members(p.company_id, p.id, 'applications', a.id)
  from applications a join projects p on p.id = a.project_id where a.id = any(ids);
$$;
create or replace function announce_projects(ids bigint[]) returns void language plpgsql as $$
begin
  perform announce('Admin', 'projects', max(id)) from unnest(ids) as id having count(*) > 0;
  if is_mass(cardinality(ids)) then return; end if;
  perform announce_to_members(p.company_id, p.id, 'projects', p.id) from projects p where p.id = any(ids);
  perform announce(a.student_id::text, 'projects', a.project_id)
  from applications a where a.project_id = any(ids) and a.status in ('Under Review', 'Shortlisted', 'Offered', 'Accepted');
end $$;
create or replace function announce_removed_projects() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'projects', max(id)) from changed having count(*) > 0;
  perform announce_to_members(company_id, id, 'projects', id) from changed;
  return null;
end $$;
create or replace function announce_changed_companies() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'companies', n.id), announce_to_members(n.id, null, 'companies', n.id)
  from changed n join before o on o.id = n.id
  where to_jsonb(n) - 'project_count' is distinct from to_jsonb(o) - 'project_count'
  limit 1000;
  return null;
end $$;
create or replace function announce_notes() returns trigger language plpgsql as $$
begin
  perform announce_to_members(p.company_id, p.id, 'applications', a.id)
  from changed c join applications a on a.id = c.application_id join projects p on p.id = a.project_id;
  return null;
end $$;
