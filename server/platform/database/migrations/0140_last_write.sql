-- Where the primary's log was after the last change that a session made: a replica is read from once it has replayed so far.
alter table sessions add column last_write pg_lsn;
-- What somebody did before they signed in, they read as well.
alter table sessions alter column last_write set default pg_current_wal_insert_lsn();
