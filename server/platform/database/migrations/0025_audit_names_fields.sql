-- Of people's own records the log says which fields changed and no longer what they said; see `loggable`.
alter table audit_log disable trigger audit_log_append_only;
update audit_log set
  before = (
    select jsonb_object_agg(key, case when key in ('state', 'status', 'event', 'reason') then value else 'null' end)
    from jsonb_each(before)),
  after = (
    select jsonb_object_agg(key, case when key in ('state', 'status', 'event', 'reason') then value else 'null' end)
    from jsonb_each(after)),
  subject = case when kind = 'message' then 'Message ' || subject_id else subject end
where kind in ('student', 'application', 'message');
alter table audit_log enable trigger audit_log_append_only;
