-- Who is asked to write a company's evaluation without an account, by a link that only their mail has. Ended ones are kept for a
-- while, so that whoever opens one again reads why.
create table evaluation_links (
  id bigint generated always as identity primary key,
  engagement_id bigint not null,
  moment text not null,
  token_hash text not null unique,
  name text not null,
  email text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  until_on date not null,
  draft text not null default '',
  ended_as text check (ended_as in ('sent', 'written', 'revoked', 'replaced', 'handed on')),
  foreign key (engagement_id, moment) references evaluation_rounds on delete cascade
);
create index evaluation_links_of_round on evaluation_links (engagement_id, moment);
create unique index evaluation_links_live on evaluation_links (engagement_id, moment) where ended_as is null;

-- Who wrote by such a link; everybody else has an account.
alter table evaluations add column written_by text;
