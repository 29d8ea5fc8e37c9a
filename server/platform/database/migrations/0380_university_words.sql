-- Whether a student studies at the university that they name, by the word of somebody who knows: its staff or the
-- programme's office. It counts for that university only.
create table university_words (
  student_id bigint primary key references students on delete cascade,
  university_id bigint not null references universities on delete cascade,
  studies_there boolean not null,
  said_by bigint references accounts on delete set null,
  said_at timestamptz not null
);
create index university_words_university on university_words (university_id);

-- Those whom staff already look after, have noted something about, or recommend: they have said so by that.
insert into university_words (student_id, university_id, studies_there, said_by, said_at)
select distinct on (s.id) s.id, s.university_id, true, known.by, now()
from students s join (
    select student_id, account_id as by from recommendations
    union all select student_id, account_id from faculty_notes
    union all select student_id, academic_supervisor_id from applications where academic_supervisor_id is not null
  ) known on known.student_id = s.id
where s.university_id is not null;
