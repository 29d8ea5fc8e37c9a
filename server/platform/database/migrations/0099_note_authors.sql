-- Who wrote a progress note last. Of what companies wrote before, it was not kept.
alter table status_updates add column account_id bigint references accounts on delete set null;
create index status_updates_account on status_updates (account_id) where account_id is not null;

update status_updates u set account_id = written.account_id
from (
  select distinct on (subject_id) subject_id, account_id, at from audit_log
  where kind = 'status' and act in ('added', 'changed') order by subject_id, at desc, id desc
) written
where written.subject_id = u.id and written.at = u.updated_at;
