import { sql } from 'kysely';
import {
  assignedAtMost,
  type OwnAssignment,
  type ProjectAssignment,
} from '../../../../../src/contract/assignments/assignment-results.ts';
import type { ProposalKind } from '../../../../../src/contract/assignments/assignment-run.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../../platform/database/rows.ts';
import { choicesOf, resultInWords } from './choices.ts';
import { missedBy } from './missed.ts';

interface Published {
  readonly runId: number;
  readonly kind: ProposalKind;
  readonly at: Date;
}

/** A student's result in the newest published run they took part in; null without one. */
export async function resultOf(db: Database, studentId: number): Promise<OwnAssignment | null> {
  const run = await firstRow<Published>(db)`
    select r.id as "runId", r.published_kind as kind, r.published_at as at
    from assignment_entries e join assignment_runs r on r.id = e.run_id
    where e.student_id = ${studentId} and e.choice = 1 and r.state = 'published'
    order by r.published_at desc limit 1`;
  if (!run) return null;
  const row = await firstRow<
    { choices: number; ordered: number } & NonNullable<OwnAssignment['place']>
  >(db)`
    select o.choices, o.ordered, w.application_id as "applicationId",
      coalesce(p.title, 'Deleted project') as title, w.choice
    from assignment_entries e
      left join assignment_places w
        on w.run_id = e.run_id and w.kind = ${run.kind} and w.student_id = e.student_id
      left join projects p on p.id = w.project_id
      cross join lateral (${choicesOf}) o
    where e.run_id = ${run.runId} and e.student_id = ${studentId} and e.choice = 1`;
  const { choices, ordered, applicationId, title, choice } = row!;
  const place = applicationId === null ? null : { applicationId, title, choice };
  const missed = await missedBy(db, run.runId, run.kind, [studentId]);
  return {
    publishedAt: run.at.toISOString(),
    place,
    choices,
    missed: missed.get(studentId) ?? [],
    sentence: resultInWords(place, { choices, ordered }),
  };
}

/** Students that the newest published run gave to a project; null without one. */
export async function resultOfProject(
  db: Database,
  projectId: number,
): Promise<ProjectAssignment | null> {
  const run = await firstRow<Published & { places: number; applicants: number }>(db)`
    select r.id as "runId", r.published_kind as kind, r.published_at as at, x.places,
      (select count(*)::int from assignment_entries e
        where e.run_id = r.id and e.project_id = x.project_id) as applicants
    from assignment_projects x join assignment_runs r on r.id = x.run_id
    where x.project_id = ${projectId} and r.state = 'published'
    order by r.published_at desc limit 1`;
  if (!run) return null;
  const students = await allRows<ProjectAssignment['students'][number]>(db)`
    select w.application_id as "applicationId", s.first_name || ' ' || s.last_name as name, w.standing,
      e.company_rank is not null as "isRanked"
    from assignment_places w join students s on s.id = w.student_id
      join assignment_entries e on e.run_id = w.run_id and e.application_id = w.application_id
    where w.run_id = ${run.runId} and w.kind = ${run.kind} and w.project_id = ${projectId}
    order by w.standing limit ${sql.lit(assignedAtMost)}`;
  const { places, applicants } = run;
  return { publishedAt: run.at.toISOString(), places, applicants, students };
}
