-- Skills of the project that a company confirms, each with the number of the milestone that showed it.
alter table evaluations add column skills jsonb not null default '[]';

-- How far what a company wrote helped the student, in steps of the rubric: counts in the company's rating.
alter table evaluations add column helpful int;
