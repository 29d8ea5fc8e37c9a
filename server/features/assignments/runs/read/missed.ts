import {
  type AssignedStudent,
  missedAtMost,
  type ProposalKind,
} from '../../../../../src/contract/assignments/assignment-run.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows } from '../../../../platform/database/rows.ts';
import { explainMissed, type Missed } from '../propose/explain.ts';

type MissedChoice = AssignedStudent['missed'][number];
type MissedRow = Missed & Omit<MissedChoice, 'sentence'> & { studentId: number };

/** For each student, of their first choices those that they wanted more than what they got, the most wanted first, and why. */
export async function missedBy(
  db: Database,
  runId: number,
  kind: ProposalKind,
  studentIds: readonly number[],
): Promise<Map<number, MissedChoice[]>> {
  const rows = await allRows<MissedRow>(db)`
    select e.student_id as "studentId", coalesce(p.title, 'Deleted project') as title,
      e.choice, e.preference is not null as "isOrdered", e.standing, e.stood_by as "stoodBy", x.places, t.taken, t.pinned, t.worst, n.applicants,
      (select k.kind from assignment_pins k
        where k.run_id = e.run_id and k.student_id = e.student_id
          and (k.kind = 'pin' or k.project_id = e.project_id)
        order by k.kind limit 1) as "setAside"
    from assignment_entries e
      left join assignment_places w
        on w.run_id = e.run_id and w.kind = ${kind} and w.student_id = e.student_id
      join assignment_projects x on x.run_id = e.run_id and x.project_id = e.project_id
      left join projects p on p.id = e.project_id
      cross join lateral (
        select count(*)::int as taken, count(k.student_id)::int as pinned,
          max(g.standing) filter (where k.student_id is null) as worst
        from assignment_places g left join assignment_pins k
          on k.run_id = g.run_id and k.student_id = g.student_id and k.kind = 'pin'
        where g.run_id = e.run_id and g.kind = ${kind} and g.project_id = e.project_id) t
      cross join lateral (
        select count(*)::int as applicants from assignment_entries o
        where o.run_id = e.run_id and o.project_id = e.project_id) n
    where e.run_id = ${runId} and e.choice <= ${missedAtMost} and e.student_id = any(${studentIds}::bigint[])
      and (w.choice is null or e.choice < w.choice)
    order by e.student_id, e.choice`;
  const missed = new Map<number, MissedChoice[]>();
  for (const { studentId, title, choice, isOrdered, ...why } of rows) {
    const before = missed.get(studentId) ?? [];
    missed.set(studentId, [...before, { title, choice, isOrdered, sentence: explainMissed(why) }]);
  }
  return missed;
}
