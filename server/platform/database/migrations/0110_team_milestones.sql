-- Who hands a milestone in: each student, or one of the project's team for all.
alter table milestones add by text not null default 'each' check (by in ('each', 'team'));
update plan_versions set milestones = (
  select jsonb_agg('{"by": "each"}'::jsonb || planned order by place)
  from jsonb_array_elements(milestones) with ordinality as listed (planned, place));

-- What a mate says against a version that was handed in for the team. It stands in every engagement that the version
-- stands in, as its review does.
create table objections (
  engagement_id bigint not null,
  milestone int not null,
  version int not null,
  account_id bigint not null references accounts on delete cascade,
  reason text not null,
  at timestamptz not null,
  primary key (engagement_id, milestone, version, account_id),
  foreign key (engagement_id, milestone, version) references deliveries on delete cascade
);
create index objections_account on objections (account_id);

-- Mates hear of it too: each hears that their own room has changed, which names them and shows where the team stands.
create or replace function announce_engagements() returns trigger language plpgsql as $$
begin
  perform announce('Admin', 'engagements', max(id)) from changed having count(*) > 0;
  if is_mass((select count(*) from changed)) then return null; end if;
  perform announce(a.student_id::text, 'engagements', a.id),
    announce_to_members(p.company_id, p.id, 'engagements', a.id)
  from changed e join applications a on a.id = e.id join projects p on p.id = a.project_id;
  perform announce(b.student_id::text, 'engagements', b.id)
  from changed e join applications a on a.id = e.id
    join applications b on b.project_id = a.project_id and b.id <> a.id and b.status in ('Accepted', 'Completed');
  perform announce(w.account_id::text, 'engagements', a.id)
  from changed e join applications a on a.id = e.id join students s on s.id = a.student_id
    join faculty_universities w on w.university_id = s.university_id;
  return null;
end $$;
