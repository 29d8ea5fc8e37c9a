-- The university a student fell under when they applied. It may have the last word on the place, whatever they write later.
alter table applications add column applied_under_id bigint references universities on delete set null;
create index applications_applied_under on applications (applied_under_id) where applied_under_id is not null;

-- Nobody is told: nothing that anybody sees has changed.
alter table applications disable trigger user;
update applications a set applied_under_id = university_of(p.university, s.email)
from application_profiles p, students s
where p.application_id = a.id and s.id = a.student_id
  and a.status in ('Under Review', 'Shortlisted', 'Offered', 'Awaiting university');
alter table applications enable trigger user;

create function note_university() returns trigger language plpgsql as $$
begin
  select university_id into new.applied_under_id from students where id = new.student_id;
  return new;
end $$;
create trigger applications_note_university before insert on applications
  for each row execute function note_university();

-- While a place waits for a university, its student stays under it: who was asked decides, whatever the profile says.
create function waits_for_university(student bigint) returns boolean language sql stable as $$
  select exists (select from applications where student_id = student and status = 'Awaiting university');
$$;

create or replace function find_university() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and waits_for_university(new.id) then return new; end if;
  loop
    new.university_id := university_of(new.university, new.email);
    exit when new.university_id is null;
    -- One that is being merged or deleted at this moment is waited for, and looked for again.
    perform from universities where id = new.university_id for key share;
    exit when found;
  end loop;
  return new;
end $$;

-- Once nothing waits any more, the profile counts again.
create function place_after_answer() returns trigger language plpgsql as $$
begin
  update students set university_id = university_of(university, email)
  where id = old.student_id and not waits_for_university(id)
    and university_id is distinct from university_of(university, email);
  return null;
end $$;
create trigger applications_university_answered after update of status on applications
  for each row when (old.status = 'Awaiting university' and new.status <> old.status)
  execute function place_after_answer();
create trigger applications_university_gone after delete on applications
  for each row when (old.status = 'Awaiting university') execute function place_after_answer();
