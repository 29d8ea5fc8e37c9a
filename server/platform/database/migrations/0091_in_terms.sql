-- A project belongs to a term or is open whenever its company wants; a student is in a term or in none.
alter table projects add column term_id bigint references terms;
alter table students add column term_id bigint references terms;
create index projects_of_term on projects (term_id, posted_at desc, id desc) where term_id is not null;
create index students_of_term on students (term_id, joined_at desc, id desc) where term_id is not null;

-- Whether one can apply now depends on the term as well, so what counts open projects finds it in the index.
drop index projects_browse;
drop index projects_browse_type;
create index projects_browse on projects (open desc, posted_at desc, id desc) include (search, deadline, term_id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_browse_type on projects (engineering_type, open desc, posted_at desc, id desc) include (deadline, term_id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;

-- Runs of before took no notice of terms.
update assignment_runs set scope = scope || '{"termId": null}';
