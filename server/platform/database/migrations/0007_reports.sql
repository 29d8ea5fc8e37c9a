-- Reports read the applications of a period.
create index applications_applied on applications (applied_at, id);
