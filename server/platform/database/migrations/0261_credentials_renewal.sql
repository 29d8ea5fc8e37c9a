-- Whether another may be issued in the place of this one.
alter table credentials add column may_be_renewed boolean not null default true;
