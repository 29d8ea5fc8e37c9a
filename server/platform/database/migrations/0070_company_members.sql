-- A company is an organisation of members, each with an account of their own. Whoever left keeps their row, so that what
-- they did still names them. `companies.account_id` stays the owner whom the programme writes to.
create table company_members (
  company_id bigint not null references companies on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  member_role text not null check (member_role in ('Owner', 'Recruiter', 'Supervisor')),
  name text not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (company_id, account_id)
);
-- An account signs in for one company.
create unique index company_members_account on company_members (account_id) where left_at is null;

insert into company_members (company_id, account_id, member_role, name, joined_at)
select id, account_id, 'Owner', recruiter, created_at from companies where account_id is not null;
