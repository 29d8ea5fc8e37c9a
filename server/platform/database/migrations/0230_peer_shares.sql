-- The points a student has given each member of their team, both by the number of their engagement. What somebody gave stays
-- when they are deleted, as the giver's number alone.
create table peer_shares (
  giver bigint not null,
  member bigint not null references engagements on delete cascade,
  points int not null check (points between 0 and 5),
  primary key (giver, member)
);
create index peer_shares_member on peer_shares (member);

-- What the academic supervisor thinks of the work. The result is one of five sentences, as it was asked.
create table academic_evaluations (
  engagement_id bigint primary key references engagements on delete cascade,
  result text not null,
  words text not null,
  at timestamptz not null,
  account_id bigint references accounts on delete set null
);
