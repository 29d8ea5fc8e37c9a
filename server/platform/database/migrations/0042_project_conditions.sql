-- What a project states before students can apply. Those of before may lack it.
alter table projects
  add column deliverables text,
  add column hours_per_week int check (hours_per_week between 1 and 60),
  add column start_date date,
  add column end_date date,
  add column workplace text check (workplace in ('on site', 'hybrid', 'remote')),
  add column pay text check (pay ~ '^(unpaid|[A-Z]{3} [1-9][0-9]{0,6})$'),
  add column ownership text check (ownership in ('student', 'company', 'both')),
  add column confidentiality text check (confidentiality in ('nothing', 'parts', 'agreement')),
  add check (end_date >= start_date);
