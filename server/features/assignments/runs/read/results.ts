import { sql } from 'kysely';
import {
  assignedAtMost,
  type OwnAssignment,
  type ProjectAssignment,
} from '../../../../../src/contract/assignments/assignment-results.ts';
import type { ProposalKind } from '../../../../../src/contract/assignments/assignment-run.ts';
import { ordinal } from '../../../../../src/contract/ordinal.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../../platform/database/rows.ts';
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
  const row = await firstRow<{ choices: number } & NonNullable<OwnAssignment['place']>>(db)`
    select (select count(*)::int from assignment_entries
        where run_id = ${run.runId} and student_id = ${studentId}) as choices,
      w.application_id as "applicationId", coalesce(p.title, 'Deleted project') as title, w.choice
    from (select 1) one left join assignment_places w
        on w.run_id = ${run.runId} and w.kind = ${run.kind} and w.student_id = ${studentId}
      left join projects p on p.id = w.project_id`;
  const { choices, applicationId, title, choice } = row!;
  const place = applicationId === null ? null : { applicationId, title, choice };
  const missed = await missedBy(db, run.runId, run.kind, [studentId]);
  return {
    publishedAt: run.at.toISOString(),
    place,
    choices,
    missed: missed.get(studentId) ?? [],
    sentence: place
      ? `The assignment gave you your ${ordinal(place.choice)} choice of ${choices}: “${title}”.`
      : `The assignment could not give you ${choices === 1 ? 'your only choice' : `any of your ${choices} choices`}.`,
  };
}

/** Whom the newest published run gave to a project; null without one. */
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
    select w.application_id as "applicationId", s.first_name || ' ' || s.last_name as name, w.standing
    from assignment_places w join students s on s.id = w.student_id
    where w.run_id = ${run.runId} and w.kind = ${run.kind} and w.project_id = ${projectId}
    order by w.standing limit ${sql.lit(assignedAtMost)}`;
  const { places, applicants } = run;
  return { publishedAt: run.at.toISOString(), places, applicants, students };
}
