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
