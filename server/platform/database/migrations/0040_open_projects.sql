-- Projects that students can apply to come first in every list that students see. Whether a deadline has passed is marked
-- by the job that watches deadlines; the rest follows from the row. Between two rounds of that job an order may be some
-- minutes old; whether one can apply is always decided by the clock.
alter table projects add column deadline_passed boolean not null default false;
update projects set deadline_passed = true where deadline <= now();
alter table projects add column open boolean not null generated always as
  (status = 'pending' and not company_disabled and places_taken < places and not deadline_passed) stored;
create index projects_deadline_ahead on projects (deadline) where not deadline_passed and deadline is not null;

drop index projects_browse;
drop index projects_browse_type;
drop index projects_deadline;
-- Counting what a search finds or what is open walks them without visiting their rows.
create index projects_browse on projects (open desc, posted_at desc, id desc) include (search, deadline)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_browse_type on projects (engineering_type, open desc, posted_at desc, id desc) include (deadline)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_deadline on projects (open desc, deadline, id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_title on projects (open desc, lower(title), id)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
create index projects_title_down on projects (open desc, lower(title) desc, id desc)
  where status not in ('Draft', 'Awaiting approval', 'Completed') and not company_disabled;
