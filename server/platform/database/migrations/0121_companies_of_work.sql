-- Whose project an engagement is about, copied by a trigger: a company's newest work is found without a walk over all of
-- its projects and applications.
alter table engagements add company_id bigint references companies on delete cascade;
update engagements e set company_id = p.company_id
from applications a join projects p on p.id = a.project_id where a.id = e.id;
alter table engagements alter company_id set not null;
create index engagements_of_company on engagements (company_id, id desc);

create function copy_company_to_engagement() returns trigger language plpgsql as $$
begin
  select p.company_id into new.company_id from applications a join projects p on p.id = a.project_id where a.id = new.id;
  return new;
end $$;
create trigger engagements_copy_company before insert on engagements
  for each row execute function copy_company_to_engagement();
