-- Skills of the project that a company confirms, each with the number of the milestone that showed it.
alter table evaluations add column skills jsonb not null default '[]';

-- How far what a company wrote helped the student, in steps of the rubric: counts in the company's rating.
alter table evaluations add column helpful int;

-- What opened lately, for the office's early signs and for reports.
create index evaluation_rounds_opened on evaluation_rounds (opened_at desc) where opened_at is not null;
create index engagements_ended_early on engagements (changed_at desc) where state = 'Ended early';
