import type { ProposalKind } from '../../../../../src/contract/assignments/assignment-run.ts';
import type { assignmentColumns } from '../../../../../src/contract/assignments/assignments.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows } from '../../../../platform/database/rows.ts';
import { choicesOf } from './choices.ts';

type AssignmentLine = Record<(typeof assignmentColumns)[number], string | number | null>;

const batch = 2_000;

/** Every student of a proposal, with the place they get and why it is pinned; those without a place last. */
export async function* everyAssigned(
  db: Database,
  runId: number,
  kind: ProposalKind,
): AsyncGenerator<AssignmentLine> {
  yield* assigned(db, runId, kind, true);
  yield* assigned(db, runId, kind, false);
}

async function* assigned(
  db: Database,
  runId: number,
  kind: ProposalKind,
  placed: boolean,
): AsyncGenerator<AssignmentLine> {
  for (let last = 0, isOver = false; !isOver; ) {
    const rows = await allRows<AssignmentLine & { studentId: number }>(db)`
      select e.student_id as "studentId", coalesce(s.first_name || ' ' || s.last_name, 'Deleted student') as student,
        s.email, s.university, case when w.project_id is not null then coalesce(p.title, 'Deleted project') end as project,
        c.name as company, w.choice, o.choices, o.ordered, k.reason as pinned
      from assignment_entries e
        left join assignment_places w
          on w.run_id = e.run_id and w.kind = ${kind} and w.student_id = e.student_id
        left join assignment_pins k
          on k.run_id = e.run_id and k.kind = 'pin' and k.student_id = e.student_id
        left join students s on s.id = e.student_id
        left join projects p on p.id = w.project_id
        left join companies c on c.id = p.company_id
        cross join lateral (${choicesOf}) o
      where e.run_id = ${runId} and e.choice = 1 and e.student_id > ${last}
        and (w.student_id is not null) = ${placed}
      order by e.student_id limit ${batch}`;
    for (const { studentId: _, ...row } of rows) yield row;
    isOver = rows.length < batch;
    last = rows.at(-1)?.studentId ?? last;
  }
}
