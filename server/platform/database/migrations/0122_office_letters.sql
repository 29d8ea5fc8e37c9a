-- Whom the office has written to about an engagement: only they and the office read the words.
alter table engagement_events add addressed text check (addressed in ('student', 'company', 'both'));
