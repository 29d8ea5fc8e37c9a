-- An application goes with a résumé, and its student may edit it while it is Under Review.
alter table applications
  add column resume_id bigint references resumes,
  add column edits int not null default 0,
  add column edited_at timestamptz;
create index applications_resume on applications (resume_id) where resume_id is not null;

-- What it said before each edit: version 1 is what the student applied with.
create table application_versions (
  application_id bigint not null references applications on delete cascade,
  version int not null,
  sent_at timestamptz not null,
  message text not null,
  resume_link text not null,
  resume_id bigint references resumes,
  primary key (application_id, version)
);
create index application_versions_resume on application_versions (resume_id) where resume_id is not null;
