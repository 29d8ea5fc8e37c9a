-- What was done to one record, the newest first.
create index audit_log_subject on audit_log (subject_id, kind, at desc, id desc);
