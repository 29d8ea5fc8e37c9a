-- Pairs of student and project that a run was told of: pins, which keep them together, and exclusions, which keep them apart.
create table assignment_pins (
  run_id bigint not null references assignment_runs on delete cascade,
  kind text not null check (kind in ('pin', 'exclusion')),
  student_id bigint not null,
  project_id bigint not null,
  reason text not null check (reason <> ''),
  -- What a pin costs, once it is computed.
  cost jsonb check (kind = 'pin' or cost is null),
  -- Nobody is kept together with a project and apart from it.
  primary key (run_id, student_id, project_id)
);
-- A student has one place.
create unique index assignment_pins_one_place on assignment_pins (run_id, student_id) where kind = 'pin';

-- What all pins of a run cost together.
alter table assignment_runs add column pins_cost jsonb;

-- What was written about a student is deleted with them; the pair stays, so that the run can be recomputed.
create index assignment_pins_student on assignment_pins (student_id);
create function forget_pin_reasons() returns trigger language plpgsql as $$
begin
  update assignment_pins set reason = 'Deleted with the student.' where student_id in (select id from gone);
  return null;
end $$;
create trigger students_forget_pin_reasons after delete on students
  referencing old table as gone for each statement execute function forget_pin_reasons();
