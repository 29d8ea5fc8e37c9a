-- The points a student has given each member of their team, both by the number of their engagement. What somebody gave stays
-- when they are deleted, as the giver's number alone.
create table peer_shares (
  giver bigint not null,
  member bigint not null references engagements on delete cascade,
  points int not null check (points between 0 and 5),
  primary key (giver, member)
);
create index peer_shares_member on peer_shares (member);
