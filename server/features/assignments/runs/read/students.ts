import { type RawBuilder, sql } from 'kysely';
import type {
  AssignedStudent,
  ProposalKind,
} from '../../../../../src/contract/assignments/assignment-run.ts';
import type { Page } from '../../../../../src/contract/paging.ts';
import { asSearched } from '../../../../platform/database/expressions.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../../platform/database/rows.ts';
import { choicesOf } from './choices.ts';
import { missedBy } from './missed.ts';

interface AssignedQuery {
  readonly kind: ProposalKind;
  readonly only: '' | 'unplaced' | 'not first' | 'differs' | 'unordered';
  readonly searchText: string;
  readonly page: number;
  readonly pageSize: number;
}

const which: Record<AssignedQuery['only'], RawBuilder<unknown>> = {
  '': sql`true`,
  unplaced: sql`w.student_id is null`,
  'not first': sql`(w.choice is null or w.choice > 1)`,
  differs: sql`w.application_id is distinct from b.application_id`,
  unordered: sql`e.preference is null`,
};

type AssignedRow = Pick<AssignedStudent, 'studentId' | 'name' | 'choices' | 'ordered'> & {
  pid: number | null;
  title: string;
  choice: number;
};

/** The students of a proposal in the order of their numbers, with what they got and what they missed. */
export async function listAssigned(
  db: Database,
  runId: number,
  { kind, only, searchText, page, pageSize }: AssignedQuery,
): Promise<Page<AssignedStudent>> {
  const from = sql`
    from assignment_entries e
      join students s on s.id = e.student_id
      left join assignment_places w
        on w.run_id = e.run_id and w.kind = ${kind} and w.student_id = e.student_id
      left join assignment_places b
        on b.run_id = e.run_id and b.kind = 'students' and b.student_id = e.student_id
      cross join lateral (${choicesOf}) o
    where e.run_id = ${runId} and e.choice = 1 and ${which[only]}
      and (${searchText} = '' or as_searched(s.first_name || ' ' || s.last_name) like ${asSearched(searchText)})`;
  const rows = await allRows<AssignedRow>(db)`
    select e.student_id as "studentId", s.first_name || ' ' || s.last_name as name,
      o.choices, o.ordered, w.project_id as pid, coalesce((select title from projects where id = w.project_id), '') as title, w.choice
    ${from} order by e.student_id limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const found = await firstRow<{ total: number }>(db)`
    select count(*)::int as total ${from}`;
  const ids = rows.map(({ studentId }) => studentId);
  const missed = await missedBy(db, runId, kind, ids);
  return {
    total: found?.total ?? 0,
    rows: rows.map(({ pid, title, choice, ...student }) => ({
      ...student,
      place: pid === null ? null : { pid, title, choice },
      missed: missed.get(student.studentId) ?? [],
    })),
  };
}
