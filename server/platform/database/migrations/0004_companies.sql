-- What companies need to choose and to run: profiles, private notes, their ranking, reminders.

alter table companies
  add column about text not null default '',
  add column website text not null default '';

-- The company's ranking of a project's live applications, 1 first. It stands beside `preference`, so that
-- an assignment reads both sides' wishes in one pass over one table.
alter table applications
  add column company_rank int check (company_rank > 0),
  -- When the student was reminded of the offer that waits.
  add column offer_reminded_at timestamptz;
create index applications_of_status on applications (project_id, status, applied_at, id);
create index applications_unanswered on applications (applied_at, project_id) where status = 'Under Review';

-- What a company writes down for itself about an application. A table of its own, so that no list of
-- applications can carry it to the student by accident.
create table application_notes (
  application_id bigint primary key references applications on delete cascade,
  note text not null,
  written_at timestamptz not null
);

-- When the company was last reminded of the project's applications that wait.
alter table projects add column reminded_at timestamptz;

create index status_updates_search on status_updates
  using gin ((project_title || ' ' || title || ' ' || remarks) gin_trgm_ops);
