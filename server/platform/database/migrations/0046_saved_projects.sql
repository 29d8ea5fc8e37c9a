-- Projects that students keep an eye on. Whoever or whatever is deleted goes with its saves.
create table saved_projects (
  student_id bigint not null references students (id) on delete cascade,
  project_id bigint not null references projects (id) on delete cascade,
  saved_at timestamptz not null,
  primary key (student_id, project_id)
);
create index saved_projects_project on saved_projects (project_id);
