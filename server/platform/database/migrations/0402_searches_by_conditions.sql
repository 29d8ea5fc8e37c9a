-- Students narrow projects by pay, place and hours, and keep such searches too.
alter table saved_searches
  add column paid boolean not null default false,
  add column remote boolean not null default false,
  add column max_hours int;
