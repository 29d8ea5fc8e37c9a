-- How often a check-in was changed after it was made: it can be so often and no more.
alter table check_ins add column changes int not null default 0;
