-- Whether the form said that the other side reads the word to the office as well.
alter table evaluations add column disclosed boolean not null default false;
