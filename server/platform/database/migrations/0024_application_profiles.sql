-- Each application keeps the profile it was sent with: its company decides by it, and keeps it as it was.
create table application_profiles (
  application_id bigint primary key references applications on delete cascade,
  as_of timestamptz not null,
  name text not null,
  engineering_type text not null,
  college_year text not null,
  university text not null,
  skills text not null,
  bio text not null,
  links text[] not null,
  available_days int,
  profile_image text
);
-- What those of before were sent with is not known; they get the profile of today, and say so.
insert into application_profiles
select a.id, now(), s.first_name || ' ' || s.last_name, s.engineering_type, s.college_year, s.university, s.skills,
  s.bio, s.links, s.available_days, s.profile_image
from applications a join students s on s.id = a.student_id;

create function keep_profiles() returns trigger language plpgsql as $$
begin
  insert into application_profiles
  select n.id, n.applied_at, s.first_name || ' ' || s.last_name, s.engineering_type, s.college_year, s.university,
    s.skills, s.bio, s.links, s.available_days, s.profile_image
  from added n join students s on s.id = n.student_id;
  return null;
end $$;
create trigger applications_keep_profiles after insert on applications
  referencing new table as added for each statement execute function keep_profiles();
