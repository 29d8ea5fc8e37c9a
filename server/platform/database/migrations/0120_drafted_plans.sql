-- What a company plans while it posts a project: `[{title, afterWeeks, deliverable}]`, in its order. No day is known yet.
alter table projects add column drafted_plan jsonb not null default '[]';
