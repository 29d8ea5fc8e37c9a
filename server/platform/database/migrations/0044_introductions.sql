-- A new student is asked for skills, days and interests once. Who was here before knows the profile already.
alter table students add column introduced_at timestamptz;
update students set introduced_at = now();
