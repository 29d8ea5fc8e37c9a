-- A company's public page lists what is open and what has been, however much it has posted.
create index projects_open_of_company on projects (company_id, posted_at desc, id desc) where open;
create index projects_past_of_company on projects (company_id, posted_at desc, id desc)
  where status in ('In Progress', 'Completed');
