-- Whether previews of a file are still to be drawn, or could not be; null otherwise.
alter table files add column drawing text check (drawing in ('waiting', 'failed'));
create index files_to_draw on files (account_id) where drawing = 'waiting';
create index files_to_check on files (account_id) where state in ('Checking', 'Quarantined');
