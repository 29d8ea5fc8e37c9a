-- What a review says of single lines of the words it is about, each as `{about, line, words}`.
alter table reviews add column notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array');
