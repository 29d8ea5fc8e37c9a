set local lock_timeout = '5s';

-- Names and titles are sorted as readers look for them, by the root collation of Unicode: Ångström among A, Łódź after Lodz.
-- PGlite and PostgreSQL both have ICU.
create collation reading (provider = icu, locale = 'und');

drop index students_first_name, students_last_name, students_university;
create index students_first_name on students (first_name collate reading, id) include (engineering_type, college_year, state);
create index students_last_name on students (last_name collate reading, id) include (engineering_type, college_year, state);
create index students_university on students (university collate reading, id) include (engineering_type, college_year, state);

drop index companies_by_name, companies_recruiter, companies_industry;
create index companies_by_name on companies (name collate reading, id);
create index companies_recruiter on companies (recruiter collate reading, id);
create index companies_industry on companies (industry collate reading, id);

drop index contact_messages_subject, contact_messages_name;
create index contact_messages_subject on contact_messages (subject collate reading, id);
create index contact_messages_name on contact_messages (name collate reading, id);

drop index universities_by_name, faculty_by_name;
create index universities_by_name on universities (name collate reading, id);
create index faculty_by_name on faculty (name collate reading, account_id);

-- `projects_by_title` stays: a note finds its project by it.
drop index projects_title, projects_title_down;
create index projects_title on projects (open desc, title collate reading, id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_title_down on projects (open desc, title collate reading desc, id desc)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_in_reading_order on projects (title collate reading, id);
