-- Skills of the project that a company confirms, each with the number of the milestone that showed it.
alter table evaluations add column skills jsonb not null default '[]';
